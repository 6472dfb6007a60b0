import { cardInit } from '@peace/api-client/contract/bind-bank/card-init';
import { errorWording } from '@peace/i18n/error-wording';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import { useToast } from '@peace/vant-react-compat/toast';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { BindBankScreen } from './bind-bank-screen.tsx';
import { useBankFlow } from './use-bank-flow.ts';
import { useBankForm } from './use-bank-form.ts';

/** `/bindBank?productId&source`; `source=loanDetail` changes the account of an order. */
export function BindBankRoute(): ReactElement {
  const t = useMessages(bindBankMessages);
  const query = useRequiredQuery('productId');
  const [params] = useSearchParams();
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <BindBank productId={query.value('productId')} isChange={params.get('source') === 'loanDetail'} />
      )}
    </>
  );
}

function BindBank({ productId, isChange }: { readonly productId: string; readonly isChange: boolean }): ReactElement {
  const { bridge } = useServices();
  const { show } = useToast();
  const common = useMessages(commonMessages);
  const t = useMessages(bindBankMessages);
  const navigate = useNavigate();
  const read = useRead(cardInit, { productId });
  const endBankFlow = useBankFlow();

  function leave() {
    show({ kind: 'success', message: t('saved') });
    endBankFlow();
    if (isChange) {
      // A browser has no webview to close; going back there would take the place of the redirect.
      if (bridge.host !== 'browser') void bridge.send('closeWebview');
      return void navigate(linkTo(paths.orders, { source: 'loanDetail' }), { replace: true });
    }
    void bridge.send('closeWebview').then((outcome) => {
      if (outcome.kind !== 'delivered') void navigate(paths.orders, { replace: true });
    });
  }

  const form = useBankForm(read.kind === 'ready' ? read.data : [], { productId, isChange, onSaved: leave });
  return (
    <BindBankScreen
      state={
        read.kind === 'ready'
          ? { kind: 'ready', fields: read.data }
          : read.kind === 'failed'
            ? { kind: 'failed', message: errorWording(read.error, common), isRetrying: read.isRetrying }
            : read
      }
      {...form}
      onBack={useGoBack()}
      onRetry={() => {
        if (read.kind !== 'loading') void read.reload();
      }}
      onCustomerService={() => void navigate(paths.customerService)}
    />
  );
}
