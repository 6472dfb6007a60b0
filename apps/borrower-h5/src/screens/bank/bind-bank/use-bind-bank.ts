import type { ParamsOf, screens } from '@peace/screens';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { isLocked } from '#shared/attempt-outcome.model.ts';
import { useServices } from '#shared/services.tsx';
import { isStepState } from '#shared/step.ts';
import { useGoToMine } from '#shared/use-go-to-mine.ts';
import { useLeaveQuestion } from '#shared/use-leave-question.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { useRead } from '#shared/use-read.ts';
import { bindBankFirst } from './bind-bank.first.ts';
import type { BindBankScreenProps } from './bind-bank-screen.tsx';
import { useBankForm } from './use-bank-form.ts';
import { useLeaveSaved } from './use-leave-saved.ts';

/** The bank form's props, from the backend, the shell and the borrower. */
export function useBindBank({ productId, source }: ParamsOf<typeof screens.bindBank>): BindBankScreenProps {
  const isChange = source === 'loanDetail';
  const { bridge } = useServices();
  const goToMine = useGoToMine();
  const isStep = isStepState(useLocation().state);
  const { state, reload } = useRead(bindBankFirst.endpoint, { productId });
  const { isUnsaved, isChangeable, ...form } = useBankForm(state.kind === 'ready' ? state.data : [], {
    productId,
    isChange,
    onSaved: useLeaveSaved({ isStep, isChange }),
  });
  const { goBack, question } = useLeaveQuestion(isUnsaved);
  const { onChange } = form;
  useBackToForm(isChangeable, onChange);
  return {
    ...form,
    state,
    leaving: { ...question, isUnknown: isLocked(form.saving) },
    purpose: isStep ? 'anotherScreen' : isChange ? 'runningOrder' : 'nextLoan',
    onBack: isChangeable ? onChange : goBack,
    onRetry: reload,
    onMine: bridge.host === 'browser' ? null : goToMine,
  };
}

/** The shell's back gesture leads from the review to the form. */
function useBackToForm(isReview: boolean, onChange: () => void): void {
  const goBack = useCallback(() => {
    onChange();
    return true;
  }, [onChange]);
  useNativeBack(isReview, goBack);
}
