import type { Company } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import './trust-note.css';

export interface TrustNoteProps {
  readonly company: Company;
  /** The campaign's own name for the app. */
  readonly brand: string | null;
}

/** The lender's name and licence beside the field for the number, and what the company never asks for. */
export function TrustNote({ company, brand }: TrustNoteProps): ReactElement {
  const t = useMessages(promoMessages);
  const { name, secRegistrationNumber, certificateOfAuthorityNumber } = company;
  return (
    <div className="promo-trust">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3 5 5.5v5.5c0 4.5 2.9 8 7 10 4.1-2 7-5.5 7-10V5.5zM8.8 12l2.3 2.3L15.3 10" />
      </svg>
      <p>
        <strong>{name}</strong>
        {t('trustNumbers', { sec: secRegistrationNumber, authority: certificateOfAuthorityNumber })}
        <span>{t('trustCode')}</span>
        {brand !== null && <span>{t('trustApp', { brand, company: name })}</span>}
      </p>
    </div>
  );
}
