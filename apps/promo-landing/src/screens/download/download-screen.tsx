import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import type { StoreLink } from '#features/company/store-links.ts';
import { LandingHero } from '#features/page/landing-hero.tsx';
import './download.css';

export interface DownloadScreenProps {
  /** The visitor's own store first; both alike where the device is neither. */
  readonly links: readonly [StoreLink, StoreLink];
  /** Whether the first is the visitor's own. */
  readonly isOwnKnown: boolean;
  readonly image: string | null;
  readonly formHref: string;
}

/** Where a registration leads (spec §2 `#/downloadTemplate`): the app, and how to go on in it. */
export function DownloadScreen({ links, isOwnKnown, image, formHref }: DownloadScreenProps): ReactElement {
  const t = useMessages(promoMessages);
  const [own, other] = links;
  const label = ({ store }: StoreLink) => t(store === 'appStore' ? 'toAppStore' : 'toPlayStore');
  return (
    <>
      <LandingHero title={t('downloadTitle')} lead={t('downloadLead')} image={image} />
      <div className="promo-column">
        <div className="promo-sheet promo-download">
          <ButtonLink type="primary" size="large" href={own.href}>
            {label(own)}
          </ButtonLink>
          <ButtonLink type={isOwnKnown ? 'default' : 'primary'} plain={isOwnKnown} size="large" href={other.href}>
            {label(other)}
          </ButtonLink>
        </div>
        <Card title={t('downloadSteps')}>
          <ol className="promo-steps">
            {(['stepInstall', 'stepLogIn', 'stepApply'] as const).map((step) => (
              <li key={step} className="promo-steps__step">
                <p>{t(step)}</p>
              </li>
            ))}
          </ol>
        </Card>
        <p className="promo-back">
          <a href={formHref}>{t('backToRegistration')}</a>
        </p>
      </div>
    </>
  );
}
