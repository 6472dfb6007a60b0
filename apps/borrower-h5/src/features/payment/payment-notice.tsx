import { MessageRoom } from '@peace/ui-kit/screen-message';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { LoanRoad, type LoanRoadProps } from '@peace/ui-kit/loan-road';
import { Outcome } from '@peace/ui-kit/outcome';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import type { ReactElement } from 'react';
import type { PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { toOrder, toReceipt, type OrderIds } from '#shared/order/order-ids.ts';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { wireDateText } from '#shared/wire-date-text.ts';
import { NotPayableBanner, NotPayableMessage } from './nothing-to-pay.tsx';
import { dueAfter } from './payment-evidence.ts';
import type { NoticeState } from './payment-page.model.ts';
import type { DueSnapshot } from './payment-record.ts';
import type { NotPayableReason } from './payable.model.ts';
import { PaidInFull } from './paid-in-full.tsx';
import { PaymentTrack, type PaymentTrackProps } from './payment-track.tsx';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-notice.css';

export interface PaymentNoticeProps extends Omit<PaymentTrackProps, 'notice'> {
  readonly notice: NoticeState;
  /** The page shows how the order stands. */
  readonly isStandingShown?: boolean;
  /** This phone saw the payment arrive that closed the order. */
  readonly isPaid?: boolean | undefined;
  /** Which payment of the accepted plan is next. */
  readonly nextInPlan?: PlaceInPlan | null;
  /** The order whose page has a reminder for the later date; not beside its due card. */
  readonly reminderOf?: OrderIds;
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
          <PaymentTrack {...props} notice={notice} />
          {notice.notPayableReason && <NotPayableBanner notPayableReason={notice.notPayableReason} />}
        </>
      );
    case 'arrived':
      return <Arrived {...props} notice={notice} />;
    case 'movedOn':
      return <MovedOn {...props} next={notice.next} />;
    case 'settled':
      return <NotPayableMessage {...props} notPayableReason={notice.notPayableReason} />;
  }
}

function Arrived(
  props: PaymentNoticeProps & { readonly notice: NoticeState & { readonly kind: 'arrived' } },
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
      {title && <h3>{title}</h3>}
      <UnbrokenText>{description}</UnbrokenText>
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
const isWholePage = (notice: NoticeState): boolean =>
  notice.kind === 'settled' && notice.notPayableReason.kind === 'notExtendable';
