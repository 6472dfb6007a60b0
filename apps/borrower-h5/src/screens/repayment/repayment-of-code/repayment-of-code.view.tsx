import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { MessageRoom, ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement, ReactNode } from 'react';
import type { SlipEvents, SlipState } from '#features/repayment/slip-barcode.tsx';
import { OrderHelp } from '#shared/order-help/order-help.tsx';
import { CounterCode } from './counter-code.tsx';
import { QrCode } from './qr-code.tsx';
import { isMobileNumber, type LinkCheck, type RepaymentCode } from './repayment-of-code.model.ts';

export interface RepaymentOfCodeEvents extends SlipEvents {
  readonly back: () => void;
}

export interface RepaymentOfCodeViewProps {
  readonly code: RepaymentCode;
  readonly check: LinkCheck;
  /** By when the amount is due, in words; '' while that is not known, null where the link names no order. */
  readonly dueDate: string | null;
  /** What is known of the payment of the order that the link names, or why it cannot be paid. */
  readonly notice: ReactNode;
  /** That says why the order cannot be paid, and is all that the page shows. */
  readonly isSettled: boolean;
  /** The host saves a file that a link downloads. */
  readonly mayDownload: boolean;
  readonly slip: SlipState;
  readonly events: RepaymentOfCodeEvents;
  readonly orderId: string | undefined;
  readonly productId: string | undefined;
}

/** Repayment by code (spec §2): a code to copy, or a QR image to scan; without either, the way back. */
export function RepaymentOfCodeView(props: RepaymentOfCodeViewProps): ReactElement {
  const { check, notice, isSettled, orderId, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const toOrder = useToOrder(props);
  const isHidden = check === 'over' || check === 'otherPayment';
  const leadsToOrder = isHidden || isToBeCompared(props);
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={leadsToOrder && <ActionBar primary={toOrder} />}>
      <MessageRoom role="status" isFilled={isSettled || check === 'notCurrent'}>
        {notice}
        {check === 'notCurrent' && <NotCurrent {...props} />}
      </MessageRoom>
      {!isHidden && check !== 'notCurrent' && <Code {...props} />}
      <OrderHelp orderId={orderId} />
    </PageFrame>
  );
}

/** Another amount is due than the link's: nothing of it is to be paid. */
function NotCurrent(props: RepaymentOfCodeViewProps): ReactElement {
  const { orderId = '', productId } = props;
  const t = useMessages(repaymentCodeMessages);
  const whatIsDue = { label: t('seeWhatIsDue'), href: href(screens.repay, { orderId, productId }) };
  return (
    <ScreenMessage
      drawing={LinkExpiredDrawing}
      title={t('amountNotDue')}
      primary={whatIsDue}
      secondary={useToOrder(props)}
    />
  );
}

/** A code that may be its order's: another one, or the number of a wallet that nothing confirms, is not shown. */
function isCodeShown({ code, check }: RepaymentOfCodeViewProps): boolean {
  if (code.kind !== 'code' || code.payCode === null) return false;
  return check === 'confirmed' || (check === 'unconfirmed' && !isMobileNumber(code.payCode));
}

/** What is shown is not all the borrower needs: the order has the code, or the amount. */
function isToBeCompared(props: RepaymentOfCodeViewProps): boolean {
  const { code, check } = props;
  if (code.kind === 'qr') return code.amount === null && code.picture.kind === 'shown';
  return isCodeShown(props) && (code.amount === null || check === 'unconfirmed');
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

function Code(props: RepaymentOfCodeViewProps): ReactElement {
  const { code, check, slip, events } = props;
  const t = useMessages(repaymentCodeMessages);
  const amountNote = useAmountNote(props);
  const toOrder = useToOrder(props);
  if (code.kind === 'code') {
    if (code.payCode === null || !isCodeShown(props)) {
      const title = t(
        code.payCode === null ? 'payCodeMissing' : check === 'differs' ? 'codeDiffers' : 'pictureUntrusted',
      );
      return <ScreenMessage drawing={LinkExpiredDrawing} title={title} primary={toOrder} />;
    }
    const isConfirmed = check === 'confirmed';
    return (
      <>
        {!isConfirmed && <StatusBanner tone="warning" title={t('codeOfLinkTitle')} description={t('codeOfLinkText')} />}
        <CounterCode
          code={code}
          payCode={code.payCode}
          amountNote={amountNote}
          isConfirmed={isConfirmed}
          slip={slip}
          events={events}
        />
      </>
    );
  }
  if (code.picture.kind === 'shown') {
    const { src, isOwn } = code.picture;
    const mayDownload = props.mayDownload && isOwn;
    return (
      <QrCode
        key={src}
        amount={code.amount}
        amountNote={amountNote}
        image={src}
        mayDownload={mayDownload}
        whenMissing={toOrder}
      />
    );
  }
  const title = t(code.picture.kind === 'missing' ? 'imageMissing' : 'pictureUntrusted');
  return <ScreenMessage drawing={LinkExpiredDrawing} title={title} primary={toOrder} />;
}
