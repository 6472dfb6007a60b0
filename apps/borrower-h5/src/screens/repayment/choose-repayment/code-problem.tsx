import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { CodePhase } from './charge.model.ts';
import { useChargeWording } from './use-charge-wording.ts';

export interface CodeProblemProps {
  readonly phase: CodePhase;
  readonly isTooShort: boolean;
}

/** What is wrong, read out as it comes up. */
export function CodeProblem({ phase, isTooShort }: CodeProblemProps): ReactElement | null {
  const text = useCodeProblem(phase, isTooShort);
  return text === null ? null : <span role="alert">{text}</span>;
}

function useCodeProblem(phase: CodePhase, isTooShort: boolean): string | null {
  const t = useMessages(legacyRepaymentMessages);
  const validation = useMessages(validationMessages);
  const wording = useChargeWording();
  if (isTooShort) return validation('repaymentCodeTooShort');
  if (phase.kind === 'checking') return t('unknownChecking');
  if (phase.kind === 'unknown') return t('unknownUnread');
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
