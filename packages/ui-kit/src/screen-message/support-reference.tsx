import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useContext } from 'react';
import type { ReactElement } from 'react';
import { SupportReferenceContext } from '../support-details/support-context.ts';
import './screen-message.css';

interface SupportReferenceProps {
  readonly details?: string | null | undefined;
  /** What the log knows the failed request by, in place of the visit's. */
  readonly requestId?: string | undefined;
}

/** Says it on a screen that failed, with the failure's code, for whoever asks the support. */
export function SupportReference({ details, requestId }: SupportReferenceProps): ReactElement | null {
  const visit = useContext(SupportReferenceContext);
  const reference = requestId ?? visit;
  const t = useMessages(commonMessages);
  if (reference === null && !details) return null;
  return (
    <p className="peace-message__reference">
      {[details && t('errorDetails', { details }), reference && t('supportReference', { reference })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
