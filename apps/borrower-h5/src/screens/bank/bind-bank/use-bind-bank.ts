import { type ParamsOf, screens, href } from '@peace/screens';
import { useCallback, useState, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import { useServices } from '#shared/services.tsx';
import { isTaskStep } from '#shared/navigation/task-step.ts';
import { useGoToMyAccount } from '#shared/navigation/use-go-home.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { bindBankScreen, formState } from './bind-bank.screen.ts';
import { type BindBankViewProps, BindBankView } from './bind-bank.view.tsx';
import { useBankForm } from './use-bank-form.ts';
import { useGoBack, useNativeBack } from '#shared/navigation/use-go-back.ts';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { onPageHide } from '@peace/web-platform';
import { useRestored } from '#shared/navigation/use-is-here.ts';

export function useBindBank({ productId, source }: ParamsOf<typeof screens.bindBank>): BindBankViewProps {
  const isChange = source === 'loanDetail';
  const { bridge } = useServices();
  const goToMine = useGoToMyAccount();
  const isStep = isTaskStep(useLocation().state);
  const { state: read, reload } = useRead(bindBankScreen.endpoint, { productId });
  const state = formState(read);
  const { isUnsaved, isChangeable, giveUp, events, ...form } = useBankForm(state.kind === 'ready' ? state.data : [], {
    productId,
    isChange,
    onSaved: useLeaveSaved(isStep, isChange),
  });
  const { goBack, isAsking, leave, stay } = useLeaveQuestion(isUnsaved);
  // The shell's back gesture leads from the review to the form.
  useNativeBack(isChangeable, events.change);
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
      leave: () => {
        giveUp();
        leave();
      },
      stay,
    },
  };
}

/** `/bindBank?productId&source`; `source=loanDetail` changes an order's account. A screen that needs one opens this as a step, and is returned to. */
export const BindBankRoute = screenRoute({ ...bindBankScreen, useController: useBindBank, View: BindBankView });

/** Going back from what would be lost: while `isAsked`, the back arrow and the shell's gesture open a question. A second gesture closes it. */
function useLeaveQuestion(isAsked: boolean) {
  const goBack = useGoBack();
  const [isOpen, setIsOpen] = useState(false);
  const ask = () => setIsOpen(true);
  useNativeBack(isAsked, ask);
  return {
    goBack: isAsked ? ask : goBack,
    isAsking: isOpen && isAsked,
    leave: () => {
      setIsOpen(false);
      goBack();
    },
    stay: () => setIsOpen(false),
  };
}

/** Leaves the form once the account is saved: as a step of another screen, or opened to change the account of an order. */
function useLeaveSaved(isStep: boolean, isChange: boolean): () => void {
  const { bridge } = useServices();
  const { show } = useToast();
  const t = useMessages(bindBankMessages);
  const navigate = useNavigate();
  const endBankFlow = useBankFlow();
  return () => {
    endBankFlow();
    // My orders says it itself.
    if (isStep) show({ kind: 'success', message: t('saved') });
    if (isStep) return void navigate(-1);
    // Without a shell there is no webview to close; where nothing closes the page, it shows that the account is saved.
    if (!isChange || bridge.host !== 'browser') void bridge.send('closeWebview');
    if (isChange) void navigate(href(screens.orders, { source: 'loanDetail' }), { replace: true });
  };
}

/** Tells the shell that binding an account begins and is over: once each. Call the returned function when it is saved. */
function useBankFlow(): () => void {
  const { bridge, window } = useServices();
  const isOpen = useRef(false);

  const start = useCallback(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    void bridge.send('startBankFlow');
  }, [bridge]);
  const end = useCallback(() => {
    if (!isOpen.current) return;
    isOpen.current = false;
    void bridge.send('endBankFlow');
  }, [bridge]);

  useEffect(() => {
    start();
    const unregister = onPageHide(window, end);
    return () => {
      unregister();
      end();
    };
  }, [start, end, window]);
  useRestored((how) => {
    if (how === 'from-cache') start();
  });
  return end;
}
