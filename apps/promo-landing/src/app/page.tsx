import { company } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { useStatisticsChoice } from '@peace/page/statistics/react';
import { NewRelease } from '@peace/ui-kit/new-release';
import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useCampaignLook } from '#features/campaign/use-campaign-look.ts';
import { AdvertFooter } from '#features/company/advert-footer.tsx';
import { AgreementRoute } from '#screens/agreement/agreement.route.tsx';
import { RegistrationRoute } from '#screens/registration/use-registration.tsx';
import { hashes } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { CampaignFrame } from './campaign-frame.tsx';
import { LazyConsentBanner } from '@peace/ui-kit/lazy-consent';
import { useDownloadRoute } from './lazy-download.ts';
import { PageHeader } from './page-header.tsx';
import { pageTitle } from './page-head.ts';
import { useIsUsed } from './use-is-used.ts';
import { useRoute, useRouteFocus } from './use-route.ts';
import '#shared/page.css';

/**
 * The whole page. The form stays mounted, with what was typed, while the agreement is shown. The agreement precedes it in the
 * document, so that the stylesheet can switch between them without a script (`:target ~`).
 */
export function Page() {
  const { config, statistics, newRelease, reload } = useServices();
  const isWaiting = useSyncExternalStore(newRelease.subscribe, newRelease.isWaiting, () => false);
  const t = useMessages(promoMessages);
  const look = useCampaignLook();
  const shown = useRoute();
  const { route, before, first } = shown;
  const [registered, setRegistered] = useState<string | null>(null);
  const download = useDownloadRoute(route === 'download');
  const views = useRouteFocus(shown, route !== 'download' || download !== null);
  const choice = useStatisticsChoice(statistics);
  const isUsed = useIsUsed();

  useEffect(() => {
    document.title = pageTitle(route, look.brand?.name ?? config.appName, t, look.title);
  }, [route, config.appName, look, t]);

  useEffect(() => {
    statistics.count({ event: 'page-view', page: route });
  }, [route, statistics]);

  return (
    <CampaignFrame
      look={look}
      mainRef={views}
      header={<PageHeader brand={config.appName} company={company} />}
      footer={
        <>
          <AdvertFooter company={company} choice={choice} onConsent={statistics.decide} />
          {choice === 'undecided' && isUsed && (
            <LazyConsentBanner counted="steps" privacyHref={company.privacyUrl} onAnswer={statistics.decide} />
          )}
          {isWaiting && <NewRelease onReload={reload} />}
        </>
      }
    >
      <div id={hashes.agreement.slice(1)} className="promo-view promo-view--agreement" hidden={route !== 'agreement'}>
        <AgreementRoute isFromForm={before === 'registration' && first !== 'agreement'} />
      </div>
      <div className="promo-view" hidden={route !== 'registration'}>
        <RegistrationRoute look={look} onRegistered={setRegistered} />
      </div>
      {route === 'download' && (
        <div className="promo-view" aria-busy={download === null}>
          {download !== null && createElement(download, { look, number: registered })}
        </div>
      )}
    </CampaignFrame>
  );
}
