import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { ActionBar, type BarLink } from '@peace/ui-kit/action-bar';
import { WriteNoteContext } from '@peace/ui-kit/write-note-context';
import { AsyncView } from '@peace/ui-kit/async-view';
import { NoAccountDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { useContext, useState, type ReactElement } from 'react';
import { AmountPanel, type PanelDue } from '#features/payment/amount-panel.tsx';
import { CheckBar, PayAnotherWay, usePayWording } from '#features/payment/pay-bar.tsx';
import { StaleNotice } from '#shared/reading/stale-notice.tsx';
import { taskStep } from '#shared/navigation/task-step.ts';
import { AccountLine } from '#shared/session/account-line.tsx';
import { AppOnly, ClientOnly } from '@peace/ui-kit/client-only';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import { toOrder, type OrderIds } from '#shared/order/order-ids.ts';
import { PayAgainDialog, type PayAgainEvents } from '#features/payment/pay-again-dialog.tsx';
import type { PayAgain } from '#features/payment/use-payment.ts';
import { paidReportOf, type PaymentPage, paymentPageOf } from '#features/payment/payment-page.model.ts';
import type { PaymentPhase } from '#features/payment/payment-phase.ts';
import { LoanCard, NotPayableMessage } from '#features/payment/nothing-to-pay.tsx';
import type { PaymentNoticeEvents } from '#features/payment/payment-track.tsx';
import type { StateOf } from '#shared/events.ts';
import { ChargeNotice } from './charge-notice.tsx';
import { walletOffer, type ChosenWay } from './choose-repayment.model.ts';
import { ChooseRepaymentSkeleton } from './choose-repayment-skeleton.tsx';
import { PaymentMethodList } from './payment-method-list.tsx';
import type { LoadedPaymentMethods, PaymentMethodsState } from './payment-methods-state.ts';
import { CodeDialog, type CodeDialogEvents, type CodeDialogProps } from './code-dialog.tsx';
import './choose-repayment.css';

export interface ChooseRepaymentEvents extends PayAgainEvents, PaymentNoticeEvents, CodeDialogEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly choose: (way: ChosenWay) => void;
  readonly pay: () => void;
  /** Pays, beside a pending payment: it asks first. */
  readonly payAgain: () => void;
}

export interface ChooseRepaymentViewProps {
  readonly state: PaymentMethodsState;
  /** The moment it is seen at, see `useDueTime`. */
  readonly now?: number | null;
  readonly ids: OrderIds;
  /** The link's; empty without one. */
  readonly couponId: string;
  /** Null when it could not be read. */
  readonly amount: Money | null;
  readonly chosen: ChosenWay;
  /** The way of the payment that was refused; null where none was. */
  readonly refused: ChosenWay | null;
  /** The due date and its urgency. */
  readonly due: PanelDue;
  readonly phase: PaymentPhase;
  readonly payAgain: PayAgain;
  /** The session's; empty without one. */
  readonly userId: string;
  readonly dialog: StateOf<CodeDialogProps>;
  readonly events: ChooseRepaymentEvents;
}

/** Leads to binding a card; null where the link does not say for which product it would be bound. */
const toBindCard = ({ productId }: OrderIds) =>
  productId === undefined ? null : { href: href(screens.bindBank, { productId }), ...taskStep };

/** Choosing a way to pay (spec §2 'Legacy repayment dialog', §4): the amount, the cards, and the button that pays. */
export function ChooseRepaymentView(props: ChooseRepaymentViewProps): ReactElement {
  return (
    <>
      <Page {...props} />
      <ClientOnly>{() => <CodeDialog {...props.dialog} events={props.events} />}</ClientOnly>
    </>
  );
}

interface PageProps extends ChooseRepaymentViewProps {
  readonly page: PaymentPage;
}

function Page(view: ChooseRepaymentViewProps): ReactElement {
  const { state, phase, amount, payAgain, ids, events } = view;
  const t = useMessages(legacyRepaymentMessages);
  const isPlain = useLocale().locale === 'original';
  const refresh = state.kind === 'ready' ? state.data.refresh : ({ kind: 'running' } as const);
  const order = { amount, isUnread: false, isAgainConfirmed: payAgain.isConfirmed, isPlain, hasCode: false };
  const page = paymentPageOf(phase, order, refresh);
  const { notice, help } = page;
  const props: PageProps = { ...view, page };
  const isWithoutWays = state.kind === 'ready' && hasNoWay(state.data, props);
  // Customer service has a button of its own.
  const asks =
    state.kind === 'settled' ? state.notPayableReason.kind === 'notPayable' : isWithoutWays && toBindCard(ids) === null;
  const hasBar = state.kind === 'settled' || (state.kind === 'ready' && !isWithoutWays);
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={hasBar && <Bar {...props} />}>
      <AccountLine />
      <div role="status">
        {state.kind === 'settled' && (
          <AppOnly>
            {() => <NotPayableMessage notPayableReason={state.notPayableReason} orderId={ids.orderId} />}
          </AppOnly>
        )}
      </div>
      {state.kind !== 'settled' && (
        <AsyncView
          state={state}
          onRetry={events.retry}
          failureAction={{ label: t('backToOrder'), ...toOrder(ids) }}
          skeleton={<ChooseRepaymentSkeleton panel={<AmountToPay {...props} known={null} />} />}
        >
          {(known) => <Ways {...props} known={known} />}
        </AsyncView>
      )}
      {state.kind !== 'loading' && !asks && (
        <OrderHelp
          orderId={ids.orderId}
          now={view.now}
          due={paidReportOf(notice, amount)}
          above={
            <ClientOnly>
              {() => help && amount && <PayAnotherWay isInert={!help.mayPay} onChoose={events.payAgain} />}
            </ClientOnly>
          }
        />
      )}
      <ClientOnly>{() => <PayAgainDialog notice={notice} payAgain={payAgain} events={events} />}</ClientOnly>
    </PageFrame>
  );
}

/** Whether there is nothing to pay with, where something could be paid. */
function hasNoWay({ ways }: LoadedPaymentMethods, { userId, page }: PageProps): boolean {
  const isWaiting = page.notice.kind === 'arrived' || page.bar.kind === 'check';
  return !isWaiting && ways.bankCards.length === 0 && walletOffer(ways, userId) === 'none';
}

function NoWay({ ids }: ChooseRepaymentViewProps): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  const bindCard = toBindCard(ids);
  const ask = useCustomerServiceLink(ids.orderId);
  return (
    <ScreenMessage
      drawing={NoAccountDrawing}
      title={t('noCards')}
      primary={bindCard ? { label: t('bindCard'), ...bindCard } : { label: t('backToOrder'), ...toOrder(ids) }}
      secondary={bindCard ? undefined : ask}
    >
      {t(bindCard ? 'noCardsText' : 'noCardsHere')}
    </ScreenMessage>
  );
}

function Ways(props: PageProps & { readonly known: LoadedPaymentMethods }): ReactElement {
  const { known, ids, amount, chosen, refused, page, userId, events } = props;
  const { ways, refresh } = known;
  const t = useMessages(legacyRepaymentMessages);
  // The amount was the link's, and is paid: what is due next is another one.
  const hasArrived = page.notice.kind === 'arrived';
  // Beside a pending payment its own amount is shown, and nothing can be chosen.
  const isOpen = !hasArrived && page.due === 'whole';
  const isWithoutWays = hasNoWay(known, props);
  const dueInstead = dueInsteadOf(known, page);
  const bindCard = toBindCard(ids);
  return (
    <>
      <ChargeNotice
        orderId={ids.orderId}
        notice={page.notice}
        failure={page.sheet.failure}
        isActedOnInBar={page.help !== null}
        events={events}
      />
      {!hasArrived && <StaleNotice refresh={refresh} />}
      <div role="status">
        {amount && dueInstead && (
          <StatusBanner
            tone="warning"
            title={t('otherAmountTitle')}
            description={t('otherAmountText', { link: formatMoney(amount), due: formatMoney(dueInstead) })}
          />
        )}
      </div>
      {isOpen && <AmountToPay {...props} />}
      <ClientOnly>
        {() =>
          !isOpen && (
            <LoanCard product={known.order} orderId={ids.orderId} note={hasArrived ? undefined : props.due.line} />
          )
        }
      </ClientOnly>
      {isWithoutWays && <NoWay {...props} />}
      {isOpen && !isWithoutWays && amount && (
        <PaymentMethodList
          cards={ways.bankCards}
          wallet={walletOffer(ways, userId)}
          chosen={chosen}
          refused={refused}
          isInert={page.start === 'no'}
          onChoose={events.choose}
        />
      )}
      {isOpen && !isWithoutWays && ways.bankCards.length === 0 && bindCard && (
        <ButtonLink plain block {...bindCard}>
          {t('bindCard')}
        </ButtonLink>
      )}
    </>
  );
}

/** The link's amount, or what is due where that is another one. `known`: null while the ways are read. */
function AmountToPay(props: PageProps & { readonly known: LoadedPaymentMethods | null }): ReactElement {
  const { known, amount, page, due } = props;
  const t = useMessages(legacyRepaymentMessages);
  return (
    <AmountPanel
      label={t('amount')}
      lender={known?.order?.productName ?? ''}
      amount={(known && dueInsteadOf(known, page)) ?? amount}
      due={due}
    />
  );
}

/** With large text the bar's hint scrolls with the page. */
const showMissing = (hint: HTMLElement | null) => hint?.scrollIntoView({ block: 'nearest' });

/** Pays; while an outcome is unknown, or what is shown may be old, it checks instead. */
function Bar(props: PageProps): ReactElement {
  const { state, amount, chosen, page, ids, events } = props;
  const { bar, sheet } = page;
  const t = useMessages(legacyRepaymentMessages);
  const repay = useMessages(repayMessages);
  const payLabel = usePayWording(amount);
  const writeNote = useContext(WriteNoteContext);
  const [isAsked, setAsked] = useState(false);
  const ask = useCustomerServiceLink(ids.orderId);
  const order: BarLink = { label: t('backToOrder'), ...toOrder(ids) };
  if (state.kind === 'settled' && state.notPayableReason.kind === 'notPayable')
    return <ActionBar primary={ask} secondary={order} />;
  if (state.kind !== 'ready' || page.notice.kind === 'arrived') return <ActionBar primary={order} />;
  if (bar.kind === 'check') {
    return (
      <CheckBar
        bar={amount ? bar : { ...bar, beside: 'order' }}
        order={order}
        pay={{ label: payLabel, onClick: events.payAgain }}
        events={events}
      />
    );
  }
  if (bar.kind === 'reread' && bar.isOld) {
    return <ActionBar primary={{ label: t('checkAgain'), onClick: events.retry }} secondary={order} />;
  }
  if (amount === null) return <ActionBar primary={order} hint={t('amountUnreadable')} />;
  const { ways } = state.data;
  const isUnchosen = chosen.kind === 'card' && !ways.bankCards.some(({ id }) => id === chosen.cardId);
  const hint =
    isAsked && isUnchosen ? (
      <strong ref={showMissing} role="alert" className="choose-repayment__missing">
        {t('chooseFirst')}
      </strong>
    ) : (
      writeNote
    );
  // The amount is in the label of a choice. Amount and way are a part of the action in each wording: with another one it is another action.
  const label = repay('payAmount', { amount: formatMoney(amount) });
  const action = `${label} ${chosen.kind === 'card' ? chosen.cardId : chosen.kind}`;
  const pay = { label, action, onClick: isUnchosen ? () => setAsked(true) : events.pay };
  const dueInstead = dueInsteadOf(state.data, page);
  if (dueInstead) {
    const couponId = props.couponId || undefined;
    const payDue = {
      label: repay('payAmount', { amount: formatMoney(dueInstead) }),
      href: href(screens.chooseRepayment, { ...ids, couponId, amount: `${dueInstead.minor}` }),
      replace: true,
    };
    return <ActionBar primary={payDue} secondary={pay} hint={hint} />;
  }
  const isCharging = bar.kind === 'paying' && bar.step === 'charging';
  return (
    <ActionBar
      primary={{
        ...pay,
        label: payLabel,
        isBusy: sheet.isPaying || sheet.isChecking,
        busyLabel: isCharging ? t('committing') : repay(sheet.payingLabel),
      }}
      hint={hint}
    />
  );
}

/** The amount due, if the link asks for another amount and no payment is under way or has arrived; null otherwise. */
function dueInsteadOf({ otherDue, refresh }: LoadedPaymentMethods, { notice, sheet }: PaymentPage): Money | null {
  return refresh.kind === 'done' && notice.kind !== 'arrived' && !sheet.isPaying ? otherDue : null;
}
