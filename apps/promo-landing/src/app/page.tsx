import { company } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { useEffect, type CSSProperties, type ReactElement } from 'react';
import { useCampaignLook } from '#features/campaign/use-campaign-look.ts';
import { AdvertFooter } from '#features/company/advert-footer.tsx';
import { AgreementRoute } from '#screens/agreement/agreement.route.tsx';
import { DownloadRoute } from '#screens/download/download.route.tsx';
import { RegistrationRoute } from '#screens/registration/registration.route.tsx';
import { hashes } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { PageHeader } from './page-header.tsx';
import { pageTitle } from './page-head.ts';
import { useRoute, useRouteFocus } from './use-route.ts';
import './page.css';

/**
 * The whole page. The form stays where it is while the agreement is read, filled in as it was. The agreement stands
 * before it, so that without a script the stylesheet can show one in the other's place.
 */
export function Page(): ReactElement {
  const { config } = useServices();
  const t = useMessages(promoMessages);
  const look = useCampaignLook();
  const shown = useRoute();
  const { route, before } = shown;
  const views = useRouteFocus(shown);

  useEffect(() => {
    document.title = pageTitle(route, config.appName, t);
  }, [route, config.appName, t]);

  return (
    <div className={look.colours ? 'promo promo--campaign' : 'promo'} style={colourVariables(look.colours)}>
      <PageHeader brand={config.appName} isSample={company.sample} />
      <main ref={views}>
        <div id={hashes.agreement.slice(1)} className="promo-view promo-view--agreement" hidden={route !== 'agreement'}>
          <AgreementRoute isFromForm={before === 'registration'} />
        </div>
        <div className="promo-view" hidden={route !== 'registration'}>
          <RegistrationRoute look={look} />
        </div>
        {route === 'download' && (
          <div className="promo-view">
            <DownloadRoute look={look} />
          </div>
        )}
      </main>
      <AdvertFooter company={company} />
    </div>
  );
}

/** A campaign's colours, for the stylesheet. They have been judged: nothing else of a template gets this far. */
function colourVariables(
  colours: { readonly ground: string; readonly text: string } | null,
): CSSProperties | undefined {
  if (colours === null) return undefined;
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--promo-ground': colours.ground,
    '--promo-on-ground': colours.text,
  };
  return variables;
}
