import type { FailureSupport } from '@peace/i18n/error-wording';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';

import { SupportDetails } from '../support-details/support-details.tsx';
import './error-summary.css';

export interface SummaryItem {
  readonly message: ReactNode;
  readonly fieldId: string;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly items?: readonly SummaryItem[];
  /** A problem of the whole form: the server's message. */
  readonly children?: ReactNode;
  readonly support?: FailureSupport | undefined;
  /** Takes the focus whenever this changes: the number of the attempt that failed. */
  readonly attempt: number;
}

/**
 * Lists the problems that kept a form from being sent, above the form. It takes the focus, so that it is seen and read out; each
 * line leads to its field.
 */
export function ErrorSummary({ title, items, children, support, attempt }: ErrorSummaryProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    element.current?.focus();
  }, [attempt]);

  const goTo = (fieldId: string) => {
    const field = element.current?.ownerDocument.getElementById(fieldId);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };

  return (
    // No alert: the focus has it read out already, and twice is once too often.
    <div
      ref={element}
      className="peace-error-summary"
      role="group"
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
      tabIndex={-1}
    >
      <span className="peace-error-summary__icon">
        <WarningIcon />
      </span>
      <div className="peace-error-summary__body">
        <h2 id={titleId} className="peace-error-summary__title">
          {title}
        </h2>
        {children && (
          <>
            <div id={textId}>{children}</div>
            <SupportDetails details={support?.details ?? null} requestId={support?.requestId} />
          </>
        )}
        {items && items.length > 0 && (
          <ul className="peace-error-summary__list">
            {items.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <button type="button" className="peace-error-summary__link" onClick={() => goTo(fieldId)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
