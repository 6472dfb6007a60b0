import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { ShopIcon } from '@peace/vant-react-compat/icon';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { PaymentNotice, type PaymentNoticeEvents } from '#features/payment/payment-notice.tsx';
import type { NoticeRow } from '#features/payment/payment-page.model.ts';
import type { DueSnapshot } from '#features/payment/payment.ts';
import type { SlipEvents, SlipState } from '#features/payment/slip-barcode.tsx';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import { CounterCode } from './counter-code.tsx';
import { QrCode } from './qr-code.tsx';
import type { LinkDoubt, LinkVerdict, RepaymentCode } from './repayment-of-code.model.ts';

export interface RepaymentOfCodeEvents extends SlipEvents, Pick<PaymentNoticeEvents, 'check' | 'cancel'> {
  readonly back: () => void;
}

export interface RepaymentOfCodeViewProps {
  readonly code: RepaymentCode;
  readonly verdict: LinkVerdict;
  /** By when the amount is due, in words; '' while that is not known, null where it is not shown. */
  readonly dueDate: string | null;
  /** The biller, where the code is the order's own; else ''. */
  readonly biller: string;
  /** What is known of the payment of the order that the link names, or why it cannot be paid. */
  readonly notice: NoticeRow;
  /** The amount due of that order; null while it is not known. */
  readonly owed: DueSnapshot | null;
  /** The host saves a file that a link downloads. */
  readonly mayDownload: boolean;
  readonly slip: SlipState;
  readonly events: RepaymentOfCodeEvents;
  readonly orderId: string | undefined;
  readonly productId: string | undefined;
}

/** Repayment by code (spec §2): a code to copy, or a QR image to scan; without either, the way back. */
export function RepaymentOfCodeView(props: RepaymentOfCodeViewProps): ReactElement {
  const { code, verdict, notice, owed, orderId, events } = props;
  const t = useMessages(repaymentCodeMessages);
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={<Bar {...props} />}>
      <PaymentNotice notice={notice} orderId={orderId} owed={owed} canCheck events={events} />
      <div role="status">
        {verdict.kind === 'shown' && verdict.doubt && (
          <StatusBanner tone="warning" title={t('codeOfLinkTitle')} description={t(doubtTexts[verdict.doubt])} />
        )}
      </div>
      <Code {...props} />
      {verdict.kind === 'shown' && code.kind === 'code' && (
        <CellGroup inset>
          <Cell
            icon={<ShopIcon />}
            title={t('counterSteps')}
            href={href(screens.repaymentInstructions, { channel: 'store', orderId })}
          />
        </CellGroup>
      )}
      <OrderHelp orderId={orderId} />
    </PageFrame>
  );
}

const doubtTexts = {
  notCompared: 'codeOfLinkText',
  otherCode: 'codeDiffers',
  otherAmount: 'amountNotDue',
} as const satisfies Record<LinkDoubt, string>;

const hiddenTexts = {
  payCodeMissing: 'payCodeMissing',
  imageMissing: 'imageMissing',
  unsafe: 'pictureUntrusted',
} as const;

/** To the order, where what is shown is not all the borrower needs. What is not shown has its own way there. */
function Bar(props: RepaymentOfCodeViewProps): ReactElement | null {
  const { code, verdict, orderId, productId, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const toOrder = useToOrder(props);
  if (verdict.kind === 'hidden') return verdict.reason === 'over' ? <ActionBar primary={toOrder} /> : null;
  if (verdict.doubt === 'otherAmount' && orderId !== undefined) {
    const whatIsDue = { label: t('seeWhatIsDue'), href: href(screens.repay, { orderId, productId }) };
    return <ActionBar primary={whatIsDue} secondary={toOrder} />;
  }
  const order = leadsToOrder(props) ? toOrder : undefined;
  if (code.kind === 'code' && verdict.doubt === null) {
    const barcode = { label: t('barcode'), onClick: events.showBarcode, isReplayable: true };
    return <ActionBar primary={barcode} secondary={order} />;
  }
  return order ? <ActionBar primary={order} /> : null;
}

function leadsToOrder({ code, verdict }: RepaymentOfCodeViewProps): boolean {
  return verdict.kind === 'shown' && (verdict.doubt !== null || code.amount === null);
}

/** To the order, or to all of them where the link names none. */
function useToOrder({ orderId, productId }: RepaymentOfCodeViewProps) {
  const t = useMessages(repaymentCodeMessages);
  return orderId
    ? { label: t('backToOrder'), href: href(screens.orderDetails, { orderId, productId }) }
    : { label: t('seeOrders'), href: href(screens.orders) };
}

/** By when the amount is due, in a place that is reserved for it, or what is wrong with the amount. */
function useAmountNote({ code, dueDate }: RepaymentOfCodeViewProps): string | null {
  const t = useMessages(repaymentCodeMessages);
  if (code.amount === null) return t('amountUnreadable');
  if (dueDate === null) return null;
  // Not known yet: as many lines, with nothing on them.
  return dueDate ? t('dueOn', { date: dueDate }) : t('dueOn', { date: '-' }).replaceAll(/./g, '\u00a0');
}

function Code(props: RepaymentOfCodeViewProps): ReactElement | null {
  const { code, verdict, biller, slip, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const amountNote = useAmountNote(props);
  const toOrder = useToOrder(props);
  if (verdict.kind === 'hidden') {
    // The notice says why.
    if (verdict.reason === 'over') return null;
    return <ScreenMessage drawing={LinkExpiredDrawing} title={t(hiddenTexts[verdict.reason])} primary={toOrder} />;
  }
  const isOfLink = verdict.doubt !== null;
  if (code.kind === 'code') {
    return <CounterCode {...{ code, amountNote, isOfLink, biller, slip, events }} />;
  }
  if (code.picture.kind !== 'shown') return null;
  const { src, isOwn } = code.picture;
  return (
    <QrCode
      key={src}
      amount={code.amount}
      amountNote={amountNote}
      image={src}
      saving={isOfLink ? 'none' : props.mayDownload && isOwn ? 'byLink' : 'byHand'}
      whenMissing={leadsToOrder(props) ? undefined : toOrder}
    />
  );
}
