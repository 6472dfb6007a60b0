import type { ParamsOf, screens } from '@peace/screens';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLocked } from '#shared/attempt-outcome.model.ts';
import { useServices } from '#shared/services.tsx';
import { isTaskStep } from '#shared/task-step.ts';
import { useGoToMyAccount } from '#shared/use-go-home.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { useRead } from '#shared/use-read.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { bindBankScreen } from './bind-bank.screen.ts';
import { type BindBankViewProps, BindBankView } from './bind-bank.view.tsx';
import { useBankForm } from './use-bank-form.ts';
import { useLeaveSaved } from './use-leave-saved.ts';
import { useGoBack } from '#shared/use-go-back.ts';

/** The bank form's props, from the backend, the shell and the borrower. */
export function useBindBank({ productId, source }: ParamsOf<typeof screens.bindBank>): BindBankViewProps {
  const isChange = source === 'loanDetail';
  const { bridge } = useServices();
  const goToMine = useGoToMyAccount();
  const isStep = isTaskStep(useLocation().state);
  const { state, reload } = useRead(bindBankScreen.endpoint, { productId });
  const { isUnsaved, isChangeable, events, ...form } = useBankForm(state.kind === 'ready' ? state.data : [], {
    productId,
    isChange,
    onSaved: useLeaveSaved({ isStep, isChange }),
  });
  const { goBack, isAsking, leave, stay } = useLeaveQuestion(isUnsaved);
  useBackToForm(isChangeable, events.change);
  return {
    ...form,
    state,
    leaving: { open: isAsking, isUnknown: isLocked(form.saving) },
    canGoToMine: bridge.host !== 'browser',
    purpose: isStep ? 'anotherScreen' : isChange ? 'runningOrder' : 'nextLoan',
    events: {
      ...events,
      goToMine,
      back: isChangeable ? events.change : goBack,
      retry: reload,
      leave,
      stay,
    },
  };
}

/** The shell's back gesture leads from the review to the form. */
function useBackToForm(isReview: boolean, change: () => void): void {
  const goBack = useCallback(() => {
    change();
    return true;
  }, [change]);
  useNativeBack(isReview, goBack);
}

/**
 * `/bindBank?productId&source`; `source=loanDetail` changes the account of an order. A screen of ours that needs an
 * account to go on with opens it as a step, and gets the borrower back.
 */
export const BindBankRoute = screenRoute({ ...bindBankScreen, useController: useBindBank, View: BindBankView });

/**
 * Going back from what would be lost: while `isAsked`, the page's back arrow and the shell's back gesture open a
 * question first. A second gesture closes it, as it closes any dialog.
 */
function useLeaveQuestion(isAsked: boolean) {
  const goBack = useGoBack();
  const [isOpen, setIsOpen] = useState(false);
  const ask = useCallback(() => {
    setIsOpen(true);
    return true;
  }, []);
  useNativeBack(isAsked, ask);
  return {
    goBack: isAsked ? () => void ask() : goBack,
    isAsking: isOpen && isAsked,
    leave: () => {
      setIsOpen(false);
      goBack();
    },
    stay: () => setIsOpen(false),
  };
}
