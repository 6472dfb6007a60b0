import { RefusedDrawing } from '@peace/ui-kit/drawings';
import { MessageRoom, ScreenMessage } from '@peace/ui-kit/screen-message';
import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { LoanRoad, type LoanRoadProps } from '@peace/ui-kit/loan-road';
import { MoneyPanel, PanelHeading, PanelLine, PanelNote } from '@peace/ui-kit/money-panel';
import { Outcome } from '@peace/ui-kit/outcome';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement } from 'react';
import { paidReportHref } from '#features/complaint/paid-report.ts';
import type { PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { toOrder, toReceipt, type OrderIds } from '#shared/order/order-ids.ts';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { wireDateText } from '#shared/wire-date-text.ts';
import { dueAfter } from './payment-evidence.ts';
import { pendingWordsOf, type NoticeRow, type PendingNotice, type PendingWords } from './payment-page.model.ts';
import type { DueSnapshot } from './payment.ts';
import type { NotPayableReason } from './payable.model.ts';
import { PaidInFull } from './paid-in-full.tsx';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-notice.css';

export interface PaymentNoticeEvents {
  readonly check: () => void;
  /** The borrower says that nothing came of it. */
  readonly cancel: () => void;
}

export interface PaymentNoticeProps {
  readonly notice: NoticeRow;
  /** The order that was paid; without one nothing can be reported. */
  readonly orderId: string | undefined;
  /** The amount due and its date, as the page last read them; null if they are not known. */
  readonly owed?: DueSnapshot | null;
  /** The page shows how the order stands. */
  readonly isStandingShown?: boolean;
  /** Not where another button of the page looks again. */
  readonly canCheck: boolean;
  /** The page's bar has what can be done about a pending payment. */
  readonly isActedOnInBar?: boolean;
  /** Which payment of the accepted plan is next. */
  readonly nextInPlan?: PlaceInPlan | null;
  /** The order whose page has a reminder for the later date; not beside its due card. */
  readonly reminderOf?: OrderIds;
  readonly events: PaymentNoticeEvents;
}

/** The state of the last payment, above everything else, and read out when it changes. The early page knows of none. */
export function PaymentNotice(props: PaymentNoticeProps): ReactElement {
  return (
    <MessageRoom role="status" isFilled={isWholePage(props.notice)}>
      <ClientOnly>{() => <Content {...props} />}</ClientOnly>
    </MessageRoom>
  );
}

function Content(props: PaymentNoticeProps): ReactElement | null {
  const { notice } = props;
  switch (notice.kind) {
    case 'none':
      return null;
    case 'pending':
      return (
        <>
          <Pending {...props} notice={notice} />
          {notice.notPayableReason && <NotPayableBanner notPayableReason={notice.notPayableReason} />}
        </>
      );
    case 'arrived':
      return <Arrived {...props} notice={notice} />;
    case 'movedOn':
      return <MovedOn {...props} next={notice.next} />;
    case 'settled':
      return <NotPayableMessage notPayableReason={notice.notPayableReason} />;
  }
}

/** The texts after a reading that did not show the payment. */
const notSeen = new Set<PendingWords['text']>(['notFound', 'changed', 'unreadable', 'lostNotSeen']);

/** Shows the steps of a payment: started, with the channel, received. A step that cannot be known stays open. */
function Pending(props: PaymentNoticeProps & { readonly notice: PendingNotice }): ReactElement {
  const { notice, orderId, owed, canCheck, events } = props;
  const help = useMessages(orderHelpMessages);
  const t = useMessages(paymentMessages);
  const changed = useChangedText(notice, owed);
  const wordsOf = usePaymentWording();
  const titleId = useId();
  const { payment, check, mayCheck, mayCancel } = notice;
  const isChecking = check === 'running';
  const { title, step, text } = pendingWordsOf(notice);
  return (
    <section className="payment-track" aria-labelledby={titleId}>
      <h2 id={titleId} className="payment-track__title">
        {t(title)}
      </h2>
      <p className="payment-notice__text">
        <UnbrokenText>{payment ? t('pending', wordsOf(payment)) : t('pendingUnread')}</UnbrokenText>
      </p>
      {step && (
        <div className="payment-track__rail">
          <ol className="payment-track__steps">
            <li className="payment-track__step payment-track__step--done">{t('stepStarted')}</li>
            <li className="payment-track__step payment-track__step--now">{t(step)}</li>
            <li className="payment-track__step">{t('stepHere')}</li>
          </ol>
        </div>
      )}
      <p className="payment-track__text">{text === 'changed' ? changed : t(text)}</p>
      {mayCheck && !props.isActedOnInBar && (
        <div className="payment-notice__actions">
          {canCheck && (
            <Button
              type="primary"
              loading={isChecking}
              loadingText={isChecking ? t('checking') : undefined}
              onClick={events.check}
            >
              {t('checkAgain')}
            </Button>
          )}
          {mayCancel && (
            <Button plain onClick={events.cancel}>
              {t('notPaid')}
            </Button>
          )}
          {orderId && notSeen.has(text) && (
            <ButtonLink plain href={paidReportHref(orderId, payment?.amount ?? null)}>
              {help('paid')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

/** The amount owed has changed: both amounts, if they are known. */
function useChangedText({ payment }: PendingNotice, owed: DueSnapshot | null | undefined): string {
  const t = useMessages(paymentMessages);
  const receipt = useMessages(receiptMessages);
  const { locale } = useLocale();
  const before = payment?.due?.amount && formatMoney(payment.due.amount);
  const now = owed?.amount && formatMoney(owed.amount);
  const day = wireDateText(owed?.date ?? '', locale);
  const changed =
    before && now && before !== now
      ? t('changedSum', { before, now: day ? receipt('nextPaymentOf', { amount: now, day }) : now })
      : t('changed');
  return `${changed} ${t('changedByWhat')}`;
}

function Arrived(
  props: PaymentNoticeProps & { readonly notice: NoticeRow & { readonly kind: 'arrived' } },
): ReactElement {
  const { notice, orderId } = props;
  const { payment, evidence } = notice;
  const { locale } = useLocale();
  const receipt = useMessages(receiptMessages);
  const t = useMessages(paymentMessages);
  const wordsOf = usePaymentWording();
  const said = payment && t('arrived', wordsOf(payment));
  const next = dueAfter(evidence);
  const standing = evidence.kind === 'settled' && !props.isStandingShown && <Settled {...evidence.notPayableReason} />;
  if (payment && evidence.kind === 'settled' && locale !== 'original') {
    return (
      <PaidInFull payment={payment} orderId={orderId}>
        {standing}
      </PaidInFull>
    );
  }
  if (payment && next && locale !== 'original') {
    return (
      <LoanRoad
        label={t('road')}
        steps={[
          { label: t('stepHere'), state: 'done' },
          { label: wireDateText(next.date, locale), state: 'listed' },
        ]}
      >
        <h2 className="payment-road__title">{t('arrivedTitle')}</h2>
        <Amount value={payment.amount} note={said ?? ''} />
        <NextDue {...next} />
        {orderId && (
          <Link className="payment-road__receipt" {...toReceipt(orderId)}>
            {receipt('seeReceipt')}
            <ArrowIcon />
          </Link>
        )}
      </LoanRoad>
    );
  }
  return (
    <Outcome
      title={t('arrivedTitle')}
      secondary={payment && orderId ? { label: receipt('seeReceipt'), ...toReceipt(orderId) } : undefined}
    >
      {payment && <Amount value={payment.amount} note={said ?? ''} align="center" />}
      {next && <NextDue {...next} />}
      {standing}
    </Outcome>
  );
}

/** Says that the amount is now due later, and that a receipt proves a payment which this page cannot confirm. */
function MovedOn(props: PaymentNoticeProps & { readonly next: DueSnapshot }): ReactElement {
  const { next, nextInPlan, reminderOf } = props;
  const t = useMessages(paymentMessages);
  const plan = useMessages(loanRecordMessages);
  const receipt = useMessages(receiptMessages);
  const title = useMovedOnText()(next);
  const { locale } = useLocale();
  const place = nextInPlan ? `${plan('nextInPlan', nextInPlan)}. ` : '';
  const text = place + t('movedOnProof');
  const remind = reminderOf && (
    <ButtonLink plain size="small" {...toOrder(reminderOf)}>
      {receipt('remind')}
    </ButtonLink>
  );
  if (nextInPlan && nextInPlan.count <= mostStops && locale !== 'original') {
    return (
      <LoanRoad label={t('road')} steps={stopsOf(nextInPlan)}>
        <h2 className="payment-road__title">
          <UnbrokenText>{title}</UnbrokenText>
        </h2>
        <p className="payment-road__text">{text}</p>
        {remind}
      </LoanRoad>
    );
  }
  return (
    <StatusBanner tone="info" title={title} description={text}>
      {remind}
    </StatusBanner>
  );
}

/** More stops than this have no room on a phone. */
const mostStops = 6;

/** The payments of the accepted plan, with the next one. It is not known that those before it arrived. */
function stopsOf({ number, count }: PlaceInPlan): LoanRoadProps['steps'] {
  return Array.from({ length: count }, (_, index) => ({
    label: String(index + 1),
    state: index + 1 === number ? 'current' : 'listed',
  }));
}

export function useMovedOnText(): (next: DueSnapshot) => string {
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  return ({ amount, date }) => t('movedOn', { amount: formatMoney(amount), date: wireDateText(date, locale) });
}

/** How the order stands now, in the server's words. */
const Settled = ({ title, description }: NotPayableReason): ReactElement | null =>
  title || description ? (
    <div className="payment-notice__settled">
      {title && <h3>{title}</h3>} <UnbrokenText>{description}</UnbrokenText>
    </div>
  ) : null;

function NextDue({ amount, date: wireDate }: DueSnapshot): ReactElement {
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  const date = wireDateText(wireDate, locale);
  return (
    <p className="payment-notice__settled">
      <UnbrokenText>{amount ? t('next', { amount: formatMoney(amount), date }) : t('nextDate', { date })}</UnbrokenText>
    </p>
  );
}

/** Whether a notice fills the page: a message, and no panel. */
const isWholePage = (notice: NoticeRow): boolean =>
  notice.kind === 'settled' && notice.notPayableReason.kind === 'notExtendable';

/** The page of an order of which nothing can be paid here: why, in the server's words. The page's bar leads back to it. */
export function NotPayableMessage({ notPayableReason }: { readonly notPayableReason: NotPayableReason }): ReactElement {
  const { kind, description } = notPayableReason;
  const title = useNotPayableTitle(notPayableReason);
  return kind === 'notExtendable' ? (
    <ScreenMessage drawing={RefusedDrawing} title={title}>
      {description}
    </ScreenMessage>
  ) : (
    <NothingToPay title={title}>{description}</NothingToPay>
  );
}

/** Nothing can be paid. A closed order may be repaid, cancelled or refused: only the server's words say which. */
export const NothingToPay = (props: { readonly title: string; readonly children?: string }): ReactElement => (
  <MoneyPanel tone="neutral" hasSun={false}>
    <PanelHeading isLarge>{props.title}</PanelHeading>
    <PanelNote>
      <UnbrokenText>{props.children ?? ''}</UnbrokenText>
    </PanelNote>
    <PanelLine>{null}</PanelLine>
  </MoneyPanel>
);

/** An order that cannot be extended is still to be repaid, as its own words say: only this page has nothing for it. */
function useNotPayableTitle({ kind, title }: NotPayableReason): string {
  const t = useMessages(payableOrderMessages);
  return kind === 'notExtendable' ? t('notExtendableTitle') : title || t('nothingToPayTitle');
}

/** Below a payment that is under way: why nothing can be paid here, in the server's words. */
function NotPayableBanner({ notPayableReason }: { readonly notPayableReason: NotPayableReason }): ReactElement {
  const title = useNotPayableTitle(notPayableReason);
  return <StatusBanner tone="info" title={title} description={notPayableReason.description} />;
}
