import type { ApiError } from '@peace/api-client';
import { supportOf } from '@peace/i18n/error-wording';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import type { CodePhase } from './charge.model.ts';
import { useChargeWording } from './use-charge-wording.ts';
import './choose-repayment.css';

export interface CodeProblemProps {
  readonly text: string;
  /** What the server refused; null where the page itself found the problem. */
  readonly refusal: ApiError | null;
}

/** What is wrong, read out as it comes up, and of a refusal what customer service asks for. */
export function CodeProblem({ text, refusal }: CodeProblemProps): ReactElement {
  return (
    <>
      <span role="alert">{text}</span>{' '}
      {refusal && (
        <span className="choose-repayment__code-support">
          <SupportDetails {...supportOf(refusal)} />
        </span>
      )}
    </>
  );
}

/** The server's refusal of a code, if that is what is wrong. */
export function refusalOf(phase: CodePhase): ApiError | null {
  return phase.kind === 'coding' && phase.problem?.kind === 'refused' ? phase.problem.error : null;
}

/** What is wrong with a code, in words; null where nothing is. */
export function useCodeProblem(phase: CodePhase, isTooShort: boolean): string | null {
  const t = useMessages(legacyRepaymentMessages);
  const payment = useMessages(paymentMessages);
  const validation = useMessages(validationMessages);
  const wording = useChargeWording();
  if (isTooShort) return validation('repaymentCodeTooShort');
  // What the page below says of the same payment.
  if (phase.kind === 'unknown' && phase.isUnread) return payment('unreadable');
  if (phase.kind === 'unknown' || phase.kind === 'checking') return payment('lostChecking');
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
