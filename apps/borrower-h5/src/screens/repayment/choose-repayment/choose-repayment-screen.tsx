import type { RepaymentWay } from '@peace/api-client/contract/legacy-repayment/repayment-way';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { ActionBar, type BarAction } from '@peace/ui-kit/action-bar';
import { Amount } from '@peace/ui-kit/amount';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { ChargeNotice } from './charge-notice.tsx';
import { isUnderWay, mayPay } from './charging.model.ts';
import type { ChargePhase } from './charging.ts';
import { walletOffer, type ChosenWay } from './choose-repayment.model.ts';
import { ChooseRepaymentSkeleton } from './choose-repayment-skeleton.tsx';
import { WayList } from './way-list.tsx';
import './choose-repayment.css';

/** What is known of the ways to pay. */
export type WaysState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly ways: RepaymentWay };

export interface ChooseRepaymentScreenProps {
  readonly state: WaysState;
  /** Null when it could not be read. */
  readonly amount: Money | null;
  readonly chosen: ChosenWay;
  readonly phase: ChargePhase;
  /** The session's; empty without one. */
  readonly userId: string;
  /** Whether the link says which product it is: without it there is neither an order to see nor a card to bind. */
  readonly knowsProduct: boolean;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onChoose: (way: ChosenWay) => void;
  readonly onPay: () => void;
  readonly onCheckAgain: () => void;
  readonly onSeeOrder: () => void;
  readonly onBindCard: () => void;
}

/** Choosing a way to pay (spec §2 'Legacy repayment dialog', §4): the amount, the cards, and the button that pays. */
export function ChooseRepaymentScreen(props: ChooseRepaymentScreenProps): ReactElement {
  const { onBack } = props;
  const t = useMessages(legacyRepaymentMessages);
  const state = useAsyncState(props);
  return (
    <PageFrame title={t('title')} onBack={onBack} actionBar={state.kind === 'ready' && <PayBar {...props} />}>
      <AsyncView state={state} skeleton={<ChooseRepaymentSkeleton />} />
    </PageFrame>
  );
}

function useAsyncState(props: ChooseRepaymentScreenProps): AsyncState {
  const { state, userId, knowsProduct, onRetry, onSeeOrder, onBindCard } = props;
  const t = useMessages(legacyRepaymentMessages);
  const validation = useMessages(validationMessages);
  if (state.kind === 'loading') return state;
  if (state.kind === 'failed') return { ...state, message: validation('cardQueryFailed'), onRetry };
  const { ways } = state;
  if (ways.bankCards.length === 0 && walletOffer(ways, userId) === 'none') {
    return {
      kind: 'empty',
      title: t('noCards'),
      text: knowsProduct && t('noCardsText'),
      action: knowsProduct
        ? { label: t('bindCard'), onClick: onBindCard }
        : { label: t('seeOrders'), onClick: onSeeOrder },
    };
  }
  return { kind: 'ready', children: <Ways {...props} ways={ways} /> };
}

function Ways(props: ChooseRepaymentScreenProps & { readonly ways: RepaymentWay }): ReactElement {
  const { ways, amount, chosen, phase, userId, knowsProduct, onChoose, onBindCard } = props;
  const t = useMessages(legacyRepaymentMessages);
  return (
    <>
      <ChargeNotice phase={phase} />
      <Card>
        <Amount label={t('amount')} value={amount} align="center" />
      </Card>
      <WayList
        cards={ways.bankCards}
        wallet={walletOffer(ways, userId)}
        chosen={chosen}
        isInert={!mayPay(phase)}
        onChoose={onChoose}
      />
      {ways.bankCards.length === 0 && knowsProduct && (
        <Button plain block onClick={onBindCard}>
          {t('bindCard')}
        </Button>
      )}
    </>
  );
}

/** Pays; while something is in doubt it checks instead. */
function PayBar(props: ChooseRepaymentScreenProps): ReactElement {
  const { amount, phase, knowsProduct, onPay, onCheckAgain, onSeeOrder } = props;
  const t = useMessages(legacyRepaymentMessages);
  const seeOrder: BarAction = { label: t(knowsProduct ? 'seeOrder' : 'seeOrders'), onClick: onSeeOrder };
  if (phase.kind === 'unknown') {
    const check: BarAction = { label: t('checkAgain'), onClick: onCheckAgain };
    return phase.doubt === 'submitted' ? (
      <ActionBar primary={seeOrder} />
    ) : (
      <ActionBar primary={check} secondary={seeOrder} />
    );
  }
  const busy = busyLabelOf(phase);
  return (
    <ActionBar
      primary={{
        label: t('payment'),
        onClick: onPay,
        isBusy: isUnderWay(phase),
        busyLabel: busy && t(busy),
        isInert: amount === null,
      }}
      secondary={phase.kind === 'checked' && !phase.isSeen ? seeOrder : undefined}
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
