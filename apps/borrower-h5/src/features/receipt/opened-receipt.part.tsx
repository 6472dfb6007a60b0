import { company } from '@peace/company';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { dayText } from '@peace/i18n/dates';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney, type Money } from '@peace/money-date';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { acceptedOfferAtom, toCome } from '#shared/order/accepted-offer.ts';
import { ReceiptSheet, ReceiptPicture } from './receipt-sheet.tsx';
import { receiptText } from './receipt.model.ts';
import type { Receipt } from './receipt.ts';
import { usePicture } from './use-picture.ts';
import { useReminder } from './use-reminder.ts';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';

const receiptBrand = { name: appConfig.appEnName, lender: company.name };

export interface OpenedReceiptProps {
  /** Those of one order, newest first. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  readonly onClose: () => void;
}

/** The newest receipt of an order, from which the earlier ones are opened. */
export function OpenedReceipt({ receipts, onClose }: OpenedReceiptProps): ReactElement {
  const [id, setId] = useState<string | null>(null);
  const receipt = receipts.find((each) => each.id === id) ?? receipts[0];
  return <Sheet key={receipt.id} receipt={receipt} receipts={receipts} onEarlier={setId} onClose={onClose} />;
}

interface SheetProps extends OpenedReceiptProps {
  readonly receipt: Receipt;
  readonly onEarlier: (id: string) => void;
}

function Sheet({ receipt, receipts, onEarlier, onClose }: SheetProps): ReactElement {
  const t = useMessages(receiptMessages);
  const { locale } = useLocale();
  const { events, ...sheet } = useReceiptSheet(receipt);
  const earlier = receipts
    .filter(({ id }) => id !== receipt.id)
    .map((each) => ({
      id: each.id,
      title: receiptText(each, t, locale).title,
      when: dayText(formatDate(each.at), locale),
    }));
  return (
    <ReceiptSheet isOpen {...sheet} earlier={earlier} events={{ ...events, openEarlier: onEarlier, close: onClose }} />
  );
}

/** Renders one receipt in the sheet with the actions of its buttons. It is mounted again for each receipt. */
function useReceiptSheet(receipt: Receipt) {
  const t = useMessages(receiptMessages);
  const { locale } = useLocale();
  const text = receiptText(receipt, t, locale);
  const picture = usePicture(`receipt-${receipt.orderId}.png`, {
    ...text,
    lender: receiptBrand.lender,
    reference: `${t('reference')} ${receipt.id}`,
  });
  const offer = useAtomValue(acceptedOfferAtom(receipt.id));
  // Before its order is known, a reminder would not say of which loan it is.
  const planned = offer && receipt.orderId ? toCome(offer.plan) : [];
  const { reminder, remind } = useReminder(receipt, receipt.next ? [receipt.next] : planned);
  return {
    receipt: text,
    brand: receiptBrand,
    picture: picture.state,
    reminder,
    events: { share: picture.share, remind },
  };
}

interface CodePictureProps {
  readonly code: string;
  readonly amount: Money | null;
  readonly biller: string;
}

/** Saves who is paid, how much, the code and its barcode as a picture: for a phone without a network at the counter. */
export function CodePicture({ code, amount, biller }: CodePictureProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { state, share } = usePicture(
    `payment-code-${code}.png`,
    {
      title: biller || t('title'),
      amount,
      rows: [{ label: t('payCode'), value: code }],
      after: t('referenceNo'),
      notice: amount ? t('onlyThisAmount', { amount: formatMoney(amount) }) : t('amountUnreadable'),
    },
    () => modulesOf(code),
  );
  return <ReceiptPicture picture={state} alt={t('pictureAlt')} onShare={share} />;
}

/** The barcode's bars; without the encoder, or for a code that cannot be one, the picture has the number alone. */
async function modulesOf(code: string): Promise<string | null> {
  return (await import('@peace/ui-kit/barcode')).code128Modules(code);
}
