import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { CodeCopy } from './use-copy-code.ts';
import './pay-code-guidance.css';

/** Beside each pay code: where it may be paid, and once it was copied, what comes next. */
export function PayCodeGuidance({ copied }: { readonly copied: CodeCopy }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <div className="pay-code-guidance">
      <p>{t('onlyTheseChannels')}</p>
      <div role="status">{copied === 'copied' && <p className="pay-code-guidance__next">{t('afterCopying')}</p>}</div>
    </div>
  );
}
