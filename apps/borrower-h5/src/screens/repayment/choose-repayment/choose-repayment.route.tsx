import { repaymentWay } from '@peace/api-client/contract/legacy-repayment/repayment-way';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { isAtCode } from './charging.model.ts';
import { amountOf, chosenCard, nothingChosen, type ChosenWay } from './choose-repayment.model.ts';
import { ChooseRepaymentScreen, type WaysState } from './choose-repayment-screen.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { useCharging, type LegacyPayment } from './use-charging.ts';
import { useCountdown } from './use-countdown.ts';

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (decision 0017). */
export function ChooseRepaymentRoute(): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  const { session } = useServices();
  const [query] = useSearchParams();
  const required = useRequiredQuery('orderId', 'amount');
  return (
    <>
      <title>{t('title')}</title>
      {required.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={required.name} />
      ) : (
        <ChooseRepayment
          orderId={required.value('orderId')}
          productId={query.get('productId')?.trim() || null}
          amount={amountOf(required.value('amount'))}
          couponId={query.get('couponId')?.trim() ?? ''}
          userId={session.entry.params.userId ?? ''}
        />
      )}
    </>
  );
}

function ChooseRepayment(payment: LegacyPayment): ReactElement {
  const { orderId, productId, amount, userId } = payment;
  const { clock } = useServices();
  const { show } = useToast();
  const t = useMessages(validationMessages);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenWay>(nothingChosen);
  const read = useRead(repaymentWay, { orderId });
  const ways = read.kind === 'ready' ? read.data : null;
  const cards = ways?.bankCards ?? [];

  const orderLink = productId === null ? paths.orders : linkTo(paths.orderDetails, { productId, orderId });
  const { charging, send } = useCharging(payment, cards, () => void navigate(orderLink, { replace: true }));
  const { phase, charge } = charging;
  const secondsLeft = useCountdown(charge?.codeSentAt ?? null);
  useNativeBack(
    isAtCode(phase),
    useCallback(() => {
      send({ kind: 'dismissed' });
      return true;
    }, [send]),
  );

  function pay() {
    if (!ways || amount === null) return;
    if (chosen.kind === 'wallet') return send({ kind: 'walletTapped' });
    const card = chosenCard(cards, chosen.cardId);
    if (card.kind === 'invalid') return void show({ message: t(card.reason) });
    send({ kind: 'payTapped', cardId: card.value.id, repayToken: ways.repayToken, at: clock.now() });
  }

  const state: WaysState =
    read.kind === 'ready'
      ? { kind: 'ready', ways: read.data }
      : read.kind === 'failed'
        ? { kind: 'failed', isRetrying: read.isRetrying }
        : { kind: 'loading' };
  return (
    <>
      <ChooseRepaymentScreen
        state={state}
        amount={amount}
        chosen={chosen}
        phase={phase}
        userId={userId}
        knowsProduct={productId !== null}
        onBack={useGoBack()}
        onRetry={() => read.kind === 'failed' && void read.reload()}
        onChoose={setChosen}
        onPay={pay}
        onCheckAgain={() => send({ kind: 'checkTapped' })}
        onSeeOrder={() => void navigate(orderLink, { replace: true })}
        onBindCard={() => productId !== null && void navigate(linkTo(paths.bindBank, { productId }))}
      />
      <CodeDialog
        phase={ways ? phase : { kind: 'idle' }}
        amount={amount}
        card={cards.find(({ id }) => id === charge?.cardId)}
        secondsLeft={secondsLeft}
        onResend={() => send({ kind: 'resendTapped', at: clock.now() })}
        onConfirm={(code) => send({ kind: 'confirmTapped', code })}
        onCheckAgain={() => send({ kind: 'checkTapped' })}
        onDismiss={() => send({ kind: 'dismissed' })}
      />
    </>
  );
}
