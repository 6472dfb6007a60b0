import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { ActionBar, type BarAction } from '@peace/ui-kit/action-bar';
import { Amount } from '@peace/ui-kit/amount';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { OldNotice } from '#features/repayment/old-notice.tsx';
import { SettlementBanner } from '#shared/payment/settlement-banner.tsx';
import { ChargeNotice } from './charge-notice.tsx';
import { isUnderWay, mayPay } from './charging.model.ts';
import type { ChargePhase } from './charging.ts';
import { walletOffer, type ChosenWay } from './choose-repayment.model.ts';
import { ChooseRepaymentSkeleton } from './choose-repayment-skeleton.tsx';
import { WayList } from './way-list.tsx';
import type { WaysState } from './ways-state.ts';
import './choose-repayment.css';

export interface ChooseRepaymentScreenProps {
  readonly state: WaysState;
  readonly orderId: string;
  /** Null when it could not be read. */
  readonly amount: Money | null;
  readonly chosen: ChosenWay;
  readonly phase: ChargePhase;
  /** The session's; empty without one. */
  readonly userId: string;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onChoose: (way: ChosenWay) => void;
  readonly onPay: () => void;
  readonly onCheckAgain: () => void;
  readonly onSeeOrder: () => void;
  /** Null where the link does not say for which product a card would be bound. */
  readonly onBindCard: (() => void) | null;
}

type ReadyState = Extract<WaysState, { kind: 'ready' }>;

/** Choosing a way to pay (spec §2 'Legacy repayment dialog', §4): the amount, the cards, and the button that pays. */
export function ChooseRepaymentScreen(props: ChooseRepaymentScreenProps): ReactElement {
  const { state, onBack } = props;
  const t = useMessages(legacyRepaymentMessages);
  const shown = useAsyncState(props);
  return (
    <PageFrame title={t('title')} onBack={onBack} actionBar={shown.kind === 'ready' && <Bar {...props} />}>
      <div role="status">{state.kind === 'settled' && <SettlementBanner settlement={state.settlement} />}</div>
      <AsyncView state={shown} skeleton={<ChooseRepaymentSkeleton />} />
    </PageFrame>
  );
}

function useAsyncState(props: ChooseRepaymentScreenProps): AsyncState {
  const { state, userId, onRetry, onSeeOrder, onBindCard } = props;
  const t = useMessages(legacyRepaymentMessages);
  const validation = useMessages(validationMessages);
  const common = useMessages(commonMessages);
  if (state.kind === 'loading') return state;
  if (state.kind === 'settled') return { kind: 'ready', children: null };
  if (state.kind === 'failed') {
    const message = state.error ? errorWording(state.error, common) : validation('cardQueryFailed');
    return { ...state, message, onRetry, action: { label: t('seeOrder'), onClick: onSeeOrder } };
  }
  if (state.ways.bankCards.length === 0 && walletOffer(state.ways, userId) === 'none') {
    return {
      kind: 'empty',
      title: t('noCards'),
      text: onBindCard && t('noCardsText'),
      action: onBindCard
        ? { label: t('bindCard'), onClick: onBindCard }
        : { label: t('seeOrder'), onClick: onSeeOrder },
    };
  }
  return { kind: 'ready', children: <Ways {...props} state={state} /> };
}

function Ways(props: ChooseRepaymentScreenProps & { readonly state: ReadyState }): ReactElement {
  const { state, orderId, amount, chosen, phase, userId, onChoose, onBindCard } = props;
  const { ways, order, refresh } = state;
  const t = useMessages(legacyRepaymentMessages);
  return (
    <>
      <ChargeNotice phase={phase} />
      <OldNotice refresh={refresh} />
      <Card>
        <ProductHeader logo={order.productLogo} name={order.productName} note={t('orderNumber', { number: orderId })} />
        <Amount label={t('amount')} value={amount} align="center" />
      </Card>
      <WayList
        cards={ways.bankCards}
        wallet={walletOffer(ways, userId)}
        chosen={chosen}
        isInert={!mayPay(phase)}
        onChoose={onChoose}
      />
      {ways.bankCards.length === 0 && onBindCard && (
        <Button plain block onClick={onBindCard}>
          {t('bindCard')}
        </Button>
      )}
    </>
  );
}

/** Pays; while something is in doubt, or what is shown may be old, it checks instead. */
function Bar(props: ChooseRepaymentScreenProps): ReactElement {
  const { state, amount, phase, onPay, onRetry, onCheckAgain, onSeeOrder } = props;
  const t = useMessages(legacyRepaymentMessages);
  const seeOrder: BarAction = { label: t('seeOrder'), onClick: onSeeOrder };
  if (state.kind !== 'ready') return <ActionBar primary={seeOrder} />;
  if (phase.kind === 'unknown') {
    const check: BarAction = { label: t('checkAgain'), onClick: onCheckAgain };
    return phase.doubt === 'submitted' ? (
      <ActionBar primary={seeOrder} />
    ) : (
      <ActionBar primary={check} secondary={seeOrder} />
    );
  }
  const { refresh } = state;
  if (mayPay(phase) && refresh.kind === 'failed') {
    return <ActionBar primary={{ label: t('checkAgain'), onClick: onRetry }} secondary={seeOrder} />;
  }
  const isChecking = mayPay(phase) && refresh.kind === 'running';
  const busy = isChecking ? 'checking' : busyLabelOf(phase);
  return (
    <ActionBar
      primary={{
        label: t('payment'),
        onClick: onPay,
        isBusy: isChecking || isUnderWay(phase),
        busyLabel: busy && t(busy),
        isInert: amount === null,
      }}
      hint={amount === null ? t('amountUnreadable') : undefined}
    />
  );
}

function busyLabelOf(phase: ChargePhase) {
  switch (phase.kind) {
    case 'committing':
    case 'confirming':
      return 'committing';
    case 'linking':
      return 'linking';
    case 'leaving':
      return 'leaving';
    case 'rereading':
      return 'checking';
    case 'done':
      return 'finishing';
    case 'idle':
    case 'coding':
    case 'unknown':
    case 'failed':
    case 'checked':
      return undefined;
  }
}
