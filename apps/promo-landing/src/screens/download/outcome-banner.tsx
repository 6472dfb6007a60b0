import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { RegistrationOutcome } from '#features/outcome/registration-outcome.ts';
import './download.css';

/** The result of the registration: registered now, with an animated check, or registered before. */
export function OutcomeBanner({ outcome }: { readonly outcome: RegistrationOutcome }): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <p className="promo-outcome">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="14" />
        <path d="m9.5 16.5 4.5 4.5 9-10" />
      </svg>
      {t(outcome === 'registered' ? 'outcomeRegistered' : 'outcomeAlreadyRegistered')}
    </p>
  );
}
