import type { FailureSupport } from '@peace/i18n/error-wording';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import './registration.css';

/** Why the last attempt came to nothing, and what customer service asks for then. */
export interface Notice {
  /** Empty for none. */
  readonly text: string;
  readonly support: FailureSupport | null;
}

export const noNotice: Notice = { text: '', support: null };

/** Says it. Always there: a region that appears together with its words is not read out. */
export function FormNotice({ text, support }: Notice): ReactElement {
  return (
    <div className="promo-form__notice" role="status">
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
