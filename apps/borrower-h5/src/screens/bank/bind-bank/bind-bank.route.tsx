import { getBankForm } from '@peace/api-client/contract/bind-bank/get-bank-form';
import { plainMessage } from '@peace/i18n';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useIsStep } from '#shared/step.ts';
import { useGoToMine } from '#shared/use-go-to-mine.ts';
import { useLeaveQuestion } from '#shared/use-leave-question.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { useRead } from '#shared/use-read.ts';
import { BindBankScreen } from './bind-bank-screen.tsx';
import { useBankFlow } from './use-bank-flow.ts';
import { useBankForm } from './use-bank-form.ts';
import { isLocked } from '#shared/attempt-outcome.model.ts';

/**
 * `/bindBank?productId&source`; `source=loanDetail` changes the account of an order. A screen of ours that asks for an
 * account to go on with opens it as a step, and gets the borrower back.
 */
export const BindBankRoute = screenRoute({
  address: screens.bindBank,
  title: plainMessage(bindBankMessages, 'title'),
  Page: BindBank,
});

function BindBank({ params }: { readonly params: ParamsOf<typeof screens.bindBank> }): ReactElement {
  const { productId } = params;
  const isChange = params.source === 'loanDetail';
  const { bridge } = useServices();
  const { show } = useToast();
  const t = useMessages(bindBankMessages);
  const navigate = useNavigate();
  const goToMine = useGoToMine();
  const isStep = useIsStep();
  const { state, reload } = useRead(getBankForm, { productId });
  const endBankFlow = useBankFlow();

  function leave() {
    endBankFlow();
    if (isStep) {
      show({ kind: 'success', message: t('saved') });
      return void navigate(-1);
    }
    if (isChange) {
      show({ kind: 'success', message: t('saved') });
      // A browser has no webview to close; going back there would take the place of the redirect.
      if (bridge.host !== 'browser') void bridge.send('closeWebview');
      return void navigate(href(screens.orders, { source: 'loanDetail' }), { replace: true });
    }
    // Where nothing closes the page, it shows that the account is saved, and where to go from there.
    void bridge.send('closeWebview');
  }

  const { isUnsaved, isChangeable, ...form } = useBankForm(state.kind === 'ready' ? state.data : [], {
    productId,
    isChange,
    onSaved: leave,
  });
  const { goBack, question } = useLeaveQuestion(isUnsaved);
  const { onChange } = form;
  useNativeBack(
    isChangeable,
    useCallback(() => {
      onChange();
      return true;
    }, [onChange]),
  );
  return (
    <BindBankScreen
      state={state}
      {...form}
      leaving={{ ...question, isUnknown: isLocked(form.saving) }}
      onBack={isChangeable ? onChange : goBack}
      onRetry={reload}
      onCustomerService={() => void navigate(href(screens.customerService))}
      purpose={isStep ? 'anotherScreen' : isChange ? 'runningOrder' : 'nextLoan'}
      onMine={bridge.host === 'browser' ? null : goToMine}
      onOrders={() => void navigate(href(screens.orders), { replace: true })}
    />
  );
}
