import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { Fold } from '@peace/ui-kit/fold';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { useState, type ReactElement } from 'react';
import { CounterSteps } from '#features/pay-guide/counter-steps.part.tsx';
import { AmountPanel, type PanelDue } from '#features/payment/amount-panel.tsx';
import { PaymentNotice } from '#features/payment/payment-notice.tsx';
import type { PaymentNoticeEvents } from '#features/payment/payment-track.tsx';
import { paidReportOf, type NoticeState } from '#features/payment/payment-page.model.ts';
import type { DueSnapshot } from '#features/payment/payment-record.ts';
import { CopyAmount, type SlipEvents, type SlipState } from '#features/payment/default-pay-code-box.tsx';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { CounterCode } from './counter-code.tsx';
import './linked-image.css';
import { QrPicture, ScanTips } from './qr-code.tsx';
import type { LinkDoubt, LinkVerdict, RepaymentCode } from './repayment-of-code.model.ts';

export interface RepaymentOfCodeEvents extends SlipEvents, Pick<PaymentNoticeEvents, 'check' | 'cancel'> {
  readonly back: () => void;
}

export interface RepaymentOfCodeViewProps {
  readonly code: RepaymentCode;
  readonly verdict: LinkVerdict;
  /** The due date and its urgency. */
  readonly due: PanelDue;
  /** The lender of the order; '' while that is not known or not proven. */
  readonly lender: string;
  /** The biller, where the code is the order's own; else ''. */
  readonly biller: string;
  /** The payment of the order that the link names, or the reason why it cannot be paid. */
  readonly notice: NoticeState;
  /** The amount due of that order; null while it is not known. */
  readonly owed: DueSnapshot | null;
  /** The host saves a file that a link downloads. */
  readonly mayDownload: boolean;
  readonly slip: SlipState;
  readonly events: RepaymentOfCodeEvents;
  /** The moment it is seen at, see `useDueTime`. */
  readonly now?: number | null;
  readonly orderId: string | undefined;
  readonly productId: string | undefined;
}

interface CodeProps extends RepaymentOfCodeViewProps {
  /** The address of the QR image that could not be loaded. */
  readonly missing: string | null;
  readonly onMissing: (src: string) => void;
}

/** Repayment by code (spec §2): a code to copy, or a QR image to scan; without either, the way back. */
export function RepaymentOfCodeView(view: RepaymentOfCodeViewProps): ReactElement {
  const [missing, setMissing] = useState<string | null>(null);
  const props: CodeProps = { ...view, missing, onMissing: setMissing };
  const { verdict, notice, owed, orderId, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const doubt = verdict.kind === 'shown' ? verdict.doubt : null;
  // Another code or amount than the order's is not the first thing to be paid.
  const isFolded = doubt !== null && doubt !== 'notCompared';
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={<Bar {...props} />}>
      <ClientOnly>
        {() => <PaymentNotice notice={notice} orderId={orderId} owed={owed} canCheck isReportedBelow events={events} />}
      </ClientOnly>
      <div role="status">
        {doubt === 'notCompared' && (
          <StatusBanner tone="warning" title={t('codeOfLinkTitle')} description={t('codeOfLinkText')} />
        )}
        <ClientOnly>{() => isFolded && <Contradiction doubt={doubt} {...props} />}</ClientOnly>
      </div>
      {isFolded ? null : <Code {...props} />}
      <OrderHelp orderId={orderId} now={props.now} due={paidReportOf(notice)} />
      <ClientOnly>{() => isFolded && <FoldedCode {...props} />}</ClientOnly>
    </PageFrame>
  );
}

interface ContradictionProps extends Pick<CodeProps, 'code' | 'owed'> {
  readonly doubt: Exclude<LinkDoubt, 'notCompared'>;
}

/** How the link contradicts its order. Another amount may be a settlement; another code is never the loan's. */
function Contradiction({ doubt, code, owed }: ContradictionProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  if (doubt === 'otherCode') {
    return <StatusBanner tone="danger" title={t('codeDiffers')} description={t('codeDiffersText')} />;
  }
  const both = code.amount && owed?.amount && { link: formatMoney(code.amount), due: formatMoney(owed.amount) };
  return (
    <StatusBanner
      tone="warning"
      title={t('otherAmountTitle')}
      description={both ? t('otherAmountText', both) : t('codeOfLinkText')}
    />
  );
}

const hiddenTexts = {
  payCodeMissing: 'payCodeMissing',
  imageMissing: 'imageMissing',
  unsafe: 'pictureUntrusted',
} as const;

/** The barcode, the QR picture to save, or the link to the order. A message without a code has that link itself. */
function Bar(props: CodeProps): ReactElement | null {
  const { code, verdict, notice, missing, orderId, productId, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const toOrder = useToOrder(props);
  if (verdict.kind === 'hidden') return verdict.reason === 'over' ? <ActionBar primary={toOrder} /> : null;
  if (verdict.doubt === 'otherAmount' && orderId !== undefined) {
    const whatIsDue = { label: t('seeWhatIsDue'), href: href(screens.repay, { orderId, productId }) };
    return <ActionBar primary={whatIsDue} secondary={toOrder} />;
  }
  const order = code.amount === null ? toOrder : undefined;
  if (code.kind === 'code' && verdict.doubt === null) {
    const isOutlined = notice.kind === 'pending';
    const barcode = { label: t('barcode'), onClick: events.showBarcode, isReplayable: true, isOutlined };
    return <ActionBar primary={barcode} secondary={order} />;
  }
  const saved = savedQrOf(props);
  if (saved !== null && saved !== missing) {
    return <ActionBar primary={{ label: t('saveQr'), href: saved, download: true }} secondary={order} />;
  }
  return <ActionBar primary={toOrder} />;
}

/** To the order, or to all of them where the link names none. */
function useToOrder({ orderId, productId }: RepaymentOfCodeViewProps) {
  const t = useMessages(repaymentCodeMessages);
  return orderId
    ? { label: t('backToOrder'), href: href(screens.orderDetails, { orderId, productId }) }
    : { label: t('seeOrders'), href: href(screens.orders) };
}

/** The amount that the link names. */
function AmountOfLink({ code, verdict, due, lender, slip, events }: RepaymentOfCodeViewProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const isDoubted = verdict.kind === 'shown' && verdict.doubt !== null;
  return (
    <AmountPanel
      label={t(isDoubted ? 'amountOfLink' : 'amount')}
      lender={lender}
      amount={code.amount}
      due={due}
      isDoubted={isDoubted}
      copy={code.kind === 'code' && code.amount && <CopyAmount slip={slip} events={events} />}
      problem={code.amount === null ? t('amountUnreadable') : null}
    />
  );
}

function Code(props: CodeProps): ReactElement | null {
  const { code, verdict, biller, slip, orderId, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const toOrder = useToOrder(props);
  if (verdict.kind === 'hidden') {
    // The notice says why.
    if (verdict.reason === 'over') return null;
    return <ScreenMessage drawing={LinkExpiredDrawing} title={t(hiddenTexts[verdict.reason])} primary={toOrder} />;
  }
  const panel = <AmountOfLink {...props} />;
  if (code.kind === 'code') {
    return (
      <>
        {panel}
        <CounterCode {...{ code, biller, slip, events }} isOfLink={verdict.doubt !== null} />
        <Card title={t('counterSteps')}>
          <Steps orderId={orderId} />
        </Card>
      </>
    );
  }
  if (code.picture.kind !== 'shown') return null;
  const { src } = code.picture;
  if (src === props.missing) return <ScreenMessage drawing={LinkExpiredDrawing} title={t('imageMissing')} />;
  return (
    <>
      {panel}
      <Card>
        <QrPicture
          amount={verdict.doubt === null ? code.amount : null}
          src={src}
          onMissing={() => props.onMissing(src)}
        />
      </Card>
      <Card title={t('scanTipsTitle')}>
        <ScanTips isSaved={savedQrOf(props) !== null} />
      </Card>
    </>
  );
}

/** Below the notice and the help, closed. */
function FoldedCode(props: CodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { amount } = props.code;
  return (
    <Card>
      <Fold title={<span className="other-code__title">{t('codeAnyway')}</span>}>
        {amount && <DetailRows rows={[{ label: t('amountOfLink'), value: formatMoney(amount) }]} />}
        <OtherCode {...props} />
      </Fold>
    </Card>
  );
}

function OtherCode({ code, missing, onMissing, slip, orderId, events }: CodeProps): ReactElement | null {
  const t = useMessages(repaymentCodeMessages);
  if (code.kind === 'code') {
    return (
      <>
        <div className="other-code">
          <CounterCode {...{ code, slip, events }} biller="" isOfLink />
        </div>
        <Steps orderId={orderId} />
      </>
    );
  }
  if (code.picture.kind !== 'shown') return null;
  const { src } = code.picture;
  if (src === missing) return <p>{t('imageMissing')}</p>;
  return (
    <>
      <QrPicture amount={null} src={src} onMissing={() => onMissing(src)} />
      <ScanTips isSaved={false} />
    </>
  );
}

const Steps = ({ orderId }: Pick<CodeProps, 'orderId'>): ReactElement => (
  <div className="counter-steps">
    <ClientOnly>{() => <CounterSteps orderId={orderId} />}</ClientOnly>
  </div>
);

/** The address of a QR picture that a link can save; null for any other, and for one that came with a link. */
function savedQrOf({ code, verdict, mayDownload }: RepaymentOfCodeViewProps): string | null {
  if (!mayDownload || verdict.kind !== 'shown' || verdict.doubt !== null) return null;
  return code.kind === 'qr' && code.picture.kind === 'shown' && code.picture.isOwn ? code.picture.src : null;
}
