import type { FailureSupport } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { createContext, useContext, type ReactElement } from 'react';

import './support-details.css';

/** The server's log has this reference of the visit; an app that sends request ids provides it. */
export const SupportReferenceContext = createContext<string | null>(null);

/**
 * Beside a failure told in a line: the code and the request's id that customer service asks for, folded, so that the line stays
 * a line. What the visit is known by where the failure has no id of its own; nothing where there is nothing to tell.
 */
export function SupportDetails({ details, requestId }: Partial<FailureSupport>): ReactElement | null {
  const visit = useContext(SupportReferenceContext);
  const t = useMessages(commonMessages);
  const reference = requestId ?? visit;
  const facts = [details, reference && t('supportReference', { reference })].filter(Boolean).join(' · ');
  if (facts === '') return null;
  return (
    <details className="peace-support">
      <summary className="peace-support__label">{t('forSupport')}</summary>
      <span className="peace-support__facts">{facts}</span>
    </details>
  );
}
