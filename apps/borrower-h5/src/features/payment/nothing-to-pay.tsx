import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { NoLoansDrawing, RefusedDrawing } from '@peace/ui-kit/drawings';
import { MoneyPanel, PanelChip, PanelHeading, PanelLine, PanelNote } from '@peace/ui-kit/money-panel';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { DocumentIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import { type NotPayableReason, payabilityOf } from './payable.model.ts';
import './payment-notice.css';

export interface NotPayableMessageProps {
  readonly notPayableReason: NotPayableReason;
  readonly orderId?: string | undefined;
  /** This phone saw the payment arrive that closed the order. */
  readonly isPaid?: boolean | undefined;
}

/**
 * The page of an order of which nothing can be paid here: why, in the server's words, in the panel of Order Details. A closed order may be
 * repaid, cancelled or refused: only those words say which, or this phone's receipt.
 */
export function NotPayableMessage(props: NotPayableMessageProps): ReactElement {
  const { notPayableReason, orderId, isPaid = false } = props;
  const { kind, description, product } = notPayableReason;
  const order = useMessages(orderDetailsMessages);
  const title = useNotPayableTitle(notPayableReason);
  if (kind === 'notExtendable') {
    return (
      <ScreenMessage drawing={RefusedDrawing} title={title}>
        {description}
      </ScreenMessage>
    );
  }
  return (
    <>
      <MoneyPanel tone={isPaid ? 'paid' : 'neutral'} hasSun={isPaid}>
        <PanelHeading isLarge icon={kind === 'closed' ? DocumentIcon : undefined}>
          {title}
        </PanelHeading>
        <PanelNote>
          <UnbrokenText>{description}</UnbrokenText>
        </PanelNote>
        {isPaid ? <PanelChip>{order('paidInFull')}</PanelChip> : <PanelLine>{null}</PanelLine>}
      </MoneyPanel>
      {product && orderId && <LoanCard product={product} orderId={orderId} />}
    </>
  );
}

export interface LoanCardProps {
  /** Null while it is read. */
  readonly product: Required<NotPayableReason>['product'] | null;
  readonly orderId: string;
  /** The due date, below the lender. */
  readonly note?: ReactNode;
}

/** Which loan a page is about, where nothing else on it says so. */
export function LoanCard({ product, orderId, note }: LoanCardProps): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <Card>
      {product ? (
        <ProductHeader logo={product.productLogo} name={product.productName} note={note} />
      ) : (
        <ProductHeaderSkeleton hasNote={note !== undefined} />
      )}
      <DetailRows rows={[{ label: t('orderNumber'), value: orderId }]} />
    </Card>
  );
}

/** An order that cannot be extended is still to be repaid, as its own words say: only this page has nothing for it. */
function useNotPayableTitle({ kind, title }: NotPayableReason): string {
  const t = useMessages(payableOrderMessages);
  return kind === 'notExtendable' ? t('notExtendableTitle') : title || t('nothingToPayTitle');
}

/** Below a payment that is under way: why nothing can be paid here, in the server's words. */
export function NotPayableBanner({ notPayableReason }: NotPayableMessageProps): ReactElement {
  const title = useNotPayableTitle(notPayableReason);
  return <StatusBanner tone="info" title={title} description={notPayableReason.description} />;
}

export function NothingDue(): ReactElement {
  const t = useMessages(repayMessages);
  return <ScreenMessage isReadOut drawing={NoLoansDrawing} title={t('amountNothing')} />;
}

/** An extension that costs nothing cannot be paid here, and the loan is still due. `/repay` shows the due date: `repayDate` is the new one. */
export function FreeExtension({ owed }: { readonly owed: Money | null }): ReactElement {
  const t = useMessages(repayMessages);
  const payable = useMessages(payableOrderMessages);
  return (
    <ScreenMessage
      isReadOut
      drawing={RefusedDrawing}
      title={payable('notExtendableTitle')}
      amount={
        payabilityOf(owed).kind === 'payable' && <Amount label={t('repaymentAmount')} value={owed} align="center" />
      }
    />
  );
}
