import { supportOf } from '@peace/i18n/error-wording';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { ClockIcon, InfoIcon, WarningIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import type { CodePhase } from './charge.model.ts';
import { useChargeWording } from './use-charge-wording.ts';
import './choose-repayment.css';

export interface CodeNoticeProps {
  readonly phase: CodePhase;
  readonly text: string;
}

/** What is known of the payment, where nothing is wrong with the code: of a refusal with what customer service asks for. */
export function CodeNotice({ phase, text }: CodeNoticeProps): ReactElement {
  const refusal = phase.kind === 'coding' && phase.problem?.kind === 'refused' ? phase.problem.error : null;
  const Icon = refusal ? WarningIcon : phase.kind === 'coding' ? InfoIcon : ClockIcon;
  return (
    <div className={`choose-repayment__code-notice${refusal ? ' choose-repayment__code-notice--refused' : ''}`}>
      <Icon />
      <div>
        {text} {refusal && <SupportDetails {...supportOf(refusal)} />}
      </div>
    </div>
  );
}

/** What is wrong, or what is being looked for, in words; null where the code is only waited for. */
export function useCodeProblem(phase: CodePhase, isTooShort: boolean): string | null {
  const t = useMessages(legacyRepaymentMessages);
  const payment = useMessages(paymentMessages);
  const validation = useMessages(validationMessages);
  const wording = useChargeWording();
  if (isTooShort) return validation('repaymentCodeTooShort');
  // What the page below says of the same payment.
  if (phase.kind === 'unknown' && phase.isUnread) return payment('unreadable');
  if (phase.kind === 'unknown') return t('notSeenAtCode');
  if (phase.kind === 'checking') return payment('lostChecking');
  if (phase.kind !== 'coding' || phase.problem === null) return null;
  switch (phase.problem.kind) {
    case 'wrongCode':
      return validation('repaymentCodeWrong');
    case 'refused':
      return wording.refusal(phase.problem.error);
    case 'checked':
      return t('unknownAtCode');
  }
}
