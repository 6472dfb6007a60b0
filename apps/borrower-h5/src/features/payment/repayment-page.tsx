import type { DefaultPayCode, PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { repayMessages } from '@peace/i18n/messages/repay';
import { Row } from '@peace/ui-kit/row-card';
import { ReceiptIcon } from '@peace/vant-react-compat/icon';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement, ReactNode } from 'react';
import { AccountLine } from '#shared/session/account-line.tsx';
import { AppOnly, ClientOnly } from '@peace/ui-kit/client-only';
import type { Urgency } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import type { PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { toOrder, toReceipt, type OrderIds } from '#shared/order/order-ids.ts';
import { PayAgainDialog, type PayAgainEvents } from './pay-again-dialog.tsx';
import type { PayAgain } from './use-payment.ts';
import { dueAfter, dueSnapshotOf } from './payment-evidence.ts';
import type { DueSnapshot } from './payment-record.ts';
import type { PayPurpose } from './payable.model.ts';
import type { PaymentPage } from './payment-page.model.ts';
import { FreeExtension, LoanCard, NothingDue } from './nothing-to-pay.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import type { PaymentNoticeEvents } from './payment-track.tsx';
import type { FailedRefresh, Refresh } from '#shared/reading/refresh.ts';
import { StaleNotice } from '#shared/reading/stale-notice.tsx';
import { DefaultPayCodeBox, type PayCodeEvents, type SlipState } from './default-pay-code-box.tsx';
import { InstructionBanner, LoanRows } from './loan-rows.tsx';
import { CashierBarcode } from './cashier-barcode.tsx';
import { PayAnotherWay, PayBar, type PayBarEvents, type PayOffer } from './pay-bar.tsx';
import { PaySheet, type PaySheetEvents } from './pay-sheet.tsx';
import { href, screens } from '@peace/screens';
import { DueCard, DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';

export type RepaymentState<Info> =
  | AsyncState<Info>
  /** The order cannot be paid, and its amount was not read: the phase says why. */
  | { readonly kind: 'settled' };

export interface RepaymentPageEvents
  extends PayBarEvents, PaySheetEvents, PayCodeEvents, PayAgainEvents, PaymentNoticeEvents {
  readonly back: () => void;
}

export interface RepaymentPageProps<Info> {
  readonly ids: OrderIds;
  readonly state: RepaymentState<Info>;
  /** The moment it is seen at, in milliseconds since 1970. */
  readonly now: number | null;
  /** The amount that a payment would pay; null if it cannot be read. */
  readonly amount: Money | null;
  readonly page: PaymentPage;
  readonly payAgain: PayAgain;
  /** Whether what is due is known as it is now; running while the order is read. */
  readonly refresh: Refresh;
  /** Why the order's status could not be read. What is due is offered all the same. */
  readonly orderFailure: FailedRefresh | null;
  readonly sheet: {
    readonly isOpen: boolean;
    readonly selected: string | undefined;
    /** The amount that was tapped for, where it was not paid because something changed. */
    readonly stoppedAt?: Money | null;
  };
  readonly slip: SlipState;
  readonly nextInPlan?: PlaceInPlan | null;
  /** This phone saw the payment arrive that closed the order. */
  readonly isPaid?: boolean | undefined;
  /** When a problem with the order was last reported, milliseconds since 1970; null: none is known. */
  readonly reportedAt?: number | null;
  readonly events: RepaymentPageEvents;
}

interface RepaymentPageParts<Info> {
  readonly title: string;
  readonly purpose: PayPurpose;
  /** The label of the button where it is not 'Payment Method'. */
  readonly offer?: (info: Info) => PayOffer | undefined;
  /** Names the loan and its due date, above the amount in the sheet. */
  readonly sheetLabel: (info: Info) => string;
  /** `said`: what is due next, where the arrival above says so. */
  readonly header: (info: Info, said: DueSnapshot | null) => ReactNode;
  /** Has its place while it loads. Default a due card. */
  readonly headerToCome?: ReactNode;
  /** Names the amount in the loan's rows, beside a pending payment. */
  readonly rowLabel: (info: Info) => string;
  readonly plan?: (info: Info) => ReactNode;
  /** A row of the help's card. */
  readonly aboveHelp?: (info: Info) => ReactNode;
}

/** Repaying and extending have this page in common (spec §2 'Period repayment page', 'Delay repayment page'). */
export function RepaymentPage<Info extends PeriodRepayment>(
  props: RepaymentPageProps<Info> & RepaymentPageParts<Info>,
): ReactElement {
  const { title, ids, state, amount, page, payAgain, refresh, sheet, slip, events } = props;
  const t = useMessages(repayMessages);
  const order = useMessages(orderDetailsMessages);
  const info = state.kind === 'ready' ? state.data : null;
  const payCode = (page.code === 'offered' && info?.defaultPayCode) || null;
  const { notice, bar, help } = page;
  const due = info && page.mayReport ? { amount, reportedAt: props.reportedAt ?? null } : undefined;
  return (
    <PageFrame
      title={title}
      onBack={events.back}
      actionBar={
        (info || state.kind === 'settled') && (
          <PayBar
            ids={ids}
            bar={bar}
            isReading={refresh.kind === 'running'}
            amount={amount}
            offer={info ? props.offer?.(info) : undefined}
            repay={
              page.due === 'nothing' && props.purpose === 'extension' ? href(screens.repay, { ...ids }) : undefined
            }
            events={events}
          />
        )
      }
    >
      <AccountLine />
      {state.kind === 'settled' ? (
        <Notice {...props} />
      ) : (
        <AsyncView
          state={state}
          onRetry={events.retry}
          failureAction={{ label: t('backToOrder'), ...toOrder(ids) }}
          skeleton={
            <>
              {props.headerToCome ?? <DueCardSkeleton />}
              <ProductRowsSkeleton rows={2} />
              <ProductRowsSkeleton rows={3} />
            </>
          }
        >
          {(read) => <Content {...props} info={read} payCode={payCode} />}
        </AsyncView>
      )}
      {state.kind !== 'loading' && bar.kind !== 'done' && (
        <OrderHelp
          orderId={ids.orderId}
          due={due}
          now={props.now}
          above={
            <>
              <ClientOnly>
                {() =>
                  help && (
                    <PayAnotherWay
                      code={help.hasCode ? payCode : null}
                      isInert={!help.mayPay}
                      onOpenCode={events.openCode}
                      onChoose={events.chooseMethod}
                    />
                  )
                }
              </ClientOnly>
              {props.isPaid && notice.kind === 'settled' && (
                <AppOnly>
                  {() => <Row icon={<ReceiptIcon />} title={order('receipts')} href={toReceipt(ids.orderId).href} />}
                </AppOnly>
              )}
              {info && props.aboveHelp?.(info)}
            </>
          }
        />
      )}
      {info && (
        <ClientOnly>
          {() => (
            <PaySheet
              isOpen={sheet.isOpen}
              label={props.sheetLabel(info)}
              selected={sheet.selected}
              stoppedAt={sheet.stoppedAt}
              orderId={ids.orderId}
              channels={info.channels}
              sheet={page.sheet}
              isOrderUnread={props.orderFailure !== null}
              amount={amount}
              events={events}
            />
          )}
        </ClientOnly>
      )}
      <ClientOnly>
        {() =>
          slip.isBarcodeOpen &&
          payCode && (
            <CashierBarcode
              code={payCode.payCode}
              amount={amount}
              biller={payCode.title}
              onClose={events.hideBarcode}
            />
          )
        }
      </ClientOnly>
      <ClientOnly>{() => <PayAgainDialog notice={notice} payAgain={payAgain} events={events} />}</ClientOnly>
    </PageFrame>
  );
}

interface ContentProps<Info> extends RepaymentPageProps<Info>, RepaymentPageParts<Info> {
  readonly info: Info;
  readonly payCode: DefaultPayCode | null;
}

function Content<Info extends PeriodRepayment>(props: ContentProps<Info>): ReactElement {
  const { info, amount, page, refresh, purpose, payCode, header, plan } = props;
  const { notice, bar } = page;
  const said = <Notice {...props} />;
  // After the last payment the page ends with its slip.
  if (notice.kind === 'settled' || bar.kind === 'done') return said;
  if (page.due === 'nothing') {
    return (
      <AppOnly>
        {() => (
          <>
            {purpose === 'extension' ? <FreeExtension owed={info.amount} /> : <NothingDue />}
            <LoanCard product={info} orderId={props.ids.orderId} />
          </>
        )}
      </AppOnly>
    );
  }
  const next = notice.kind === 'arrived' ? dueAfter(notice.evidence) : null;
  return (
    <>
      {said}
      {page.start === 'yes' && <StaleNotice refresh={refresh} orderFailure={props.orderFailure} />}
      {page.due === 'whole' && header(info, next)}
      {info.notice && <StatusBanner tone="info" title="" description={info.notice} />}
      {/* The ways to pay come before the details of the amount. */}
      {payCode && !page.help?.hasCode && (
        <DefaultPayCodeBox
          payCode={payCode}
          amount={amount}
          isBarcodeInBar={bar.kind === 'pay' && bar.isByCode}
          slip={props.slip}
          events={props.events}
        />
      )}
      {info.showsInstructions && <InstructionBanner orderId={props.ids.orderId} />}
      <LoanRows
        info={info}
        amount={amount}
        isSum={purpose === 'repayment'}
        label={page.due === 'brief' ? props.rowLabel(info) : null}
      />
      {plan?.(info)}
    </>
  );
}

export interface RepaymentHeaderProps {
  readonly amount: Money | null;
  readonly title: string;
  /** The label of the amount, where the title does not say it. */
  readonly label?: string | undefined;
  /** A sentence with the date in it; empty where the server sent none. */
  readonly date: string;
  /** How long there is; null where that is not known, or is not about this amount. */
  readonly urgency: Urgency | null;
}

/** Shows the amount, its date and its urgency in the card that Order Details begins with. */
export function RepaymentHeader({ amount, title, label, date, urgency }: RepaymentHeaderProps): ReactElement {
  const t = useMessages(repayMessages);
  const { left } = useDueText();
  return (
    <DueCard
      tone={urgency?.tone ?? 'calm'}
      title={title}
      label={label}
      chip={urgency && left(urgency)}
      amount={amount}
      missing={t('noAmount')}
      due={date}
    />
  );
}

type NoticeProps = Pick<
  RepaymentPageProps<PeriodRepayment>,
  'ids' | 'state' | 'page' | 'isPaid' | 'nextInPlan' | 'events'
> &
  Pick<RepaymentPageParts<unknown>, 'purpose'>;

function Notice({ page, ids, state, purpose, isPaid, nextInPlan, events }: NoticeProps) {
  const info = state.kind === 'ready' ? dueSnapshotOf(state.data) : null;
  return (
    <PaymentNotice
      notice={page.notice}
      orderId={ids.orderId}
      // The date of an extension is the one after it.
      owed={info && purpose === 'extension' ? { ...info, date: '' } : info}
      // The page's own bar looks again.
      canCheck={false}
      isActedOnInBar={page.help !== null}
      isPaid={isPaid}
      nextInPlan={nextInPlan}
      reminderOf={ids}
      events={events}
    />
  );
}
