import type { FailureSupport } from '@peace/i18n/error-wording';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import './registration.css';

/** Why the last attempt failed, and the reference for customer service. */
export interface Notice {
  /** The attempt may have succeeded: its answer was lost. */
  readonly isUnknown: boolean;
  /** Empty for none. */
  readonly text: string;
  readonly support: FailureSupport | null;
}

export const noNotice: Notice = { text: '', support: null, isUnknown: false };

/** The notice. The live region is always rendered: one that appears together with its text is not announced. */
export function FormNotice({ text, support, isUnknown }: Notice): ReactElement {
  return (
    <div className={isUnknown ? 'promo-form__notice promo-form__notice--unknown' : 'promo-form__notice'} role="status">
      {text}
      {support && (
        <>
          {' '}
          <SupportDetails {...support} />
        </>
      )}
    </div>
  );
}
