import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { atom, useAtomValue } from 'jotai';
import { receiptText } from '#shared/receipt/receipt.model.ts';
import type { Receipt } from '#shared/receipt/receipt.ts';
import type { SentReceipt } from './sent-complaint.tsx';

/** The receipt of the complaint that was sent last on this visit; null while another one is written. */
export const sentComplaintAtom = atom<Receipt | null>(null);

/** That of an order, in words. */
export function useSentComplaint(orderNo: string): SentReceipt | null {
  const t = useMessages(receiptMessages);
  const { locale } = useLocale();
  const sent = useAtomValue(sentComplaintAtom);
  return sent?.orderId === orderNo ? receiptText(sent, t, locale) : null;
}
