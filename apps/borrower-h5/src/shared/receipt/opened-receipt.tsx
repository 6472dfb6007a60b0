import { receiptMessages } from '@peace/i18n/messages/receipt';
import { dayText } from '@peace/i18n/dates';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate } from '@peace/money-date';
import { useState, type ReactElement } from 'react';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { receiptText } from './receipt.model.ts';
import type { Receipt } from './receipt.ts';
import { useReceiptSheet } from './use-receipt-sheet.ts';

/** Drawn by the same code, so it comes in the same file. */
export { CodePicture } from './code-picture.tsx';

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
