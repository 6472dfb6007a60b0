import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { LandingHero } from '#features/page/landing-hero.tsx';
import type { RegistrationOutcome } from '#features/outcome/registration-outcome.ts';
import { DownloadActions, type DownloadActionsProps } from './download-actions.tsx';
import '#features/page/landing-hero.css';
import '#shared/page.css';
import './download.css';

export interface DownloadScreenProps extends DownloadActionsProps {
  /** How the visitor came here; null for one who opened the address. */
  readonly outcome: RegistrationOutcome | null;
  /** The number that was registered just now, as one reads it; null after a reload. */
  readonly number: string | null;
  readonly image: string | null;
  readonly formHref: string;
}

/** The page after a registration (spec §2 `#/downloadTemplate`): links to the app, and the next steps in it. */
export function DownloadScreen({ outcome, number, image, formHref, ...actions }: DownloadScreenProps) {
  const t = useMessages(promoMessages);
  const isKnown = outcome === 'alreadyRegistered';
  const isNew = outcome === 'registered';
  const title = isNew ? 'outcomeRegistered' : isKnown ? 'openApp' : 'downloadTitle';
  return (
    <div className="promo-layout">
      <LandingHero
        title={t(title)}
        lead={t(isKnown ? 'openLead' : 'downloadLead')}
        offer={isNew ? number : null}
        image={image}
        picture={isNew ? <Arrival /> : undefined}
      />
      <div className="promo-layout__action">
        <div className="promo-sheet promo-download">
          {isNew && <h2>{t('downloadTitle')}</h2>}
          {isKnown && <AlreadyRegistered />}
          <DownloadActions {...actions} />
        </div>
        {isNew ? null : (
          <p className="promo-back">
            <a href={formHref}>{t('backToRegistration')}</a>
          </p>
        )}
      </div>
      <div className="promo-layout__more">
        <Card title={t('downloadSteps')}>
          <ol className="promo-steps">
            {(['stepInstall', 'stepLogIn', 'stepApply'] as const).map((step) => (
              <li key={step} className="promo-steps__step">
                <p>{t(step)}</p>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}

/** The way's end: the jeepney drives up. Silent: the words are beside it. */
function Arrival() {
  return (
    <div className="promo-hero__picture promo-arrival">
      <span />
    </div>
  );
}

/** Registered before: nothing went wrong. */
function AlreadyRegistered() {
  const t = useMessages(promoMessages);
  return (
    <p className="promo-outcome">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="14" />
        <path d="m9.5 16.5 4.5 4.5 9-10" />
      </svg>
      {t('outcomeAlreadyRegistered')}
    </p>
  );
}
