import { atom, useAtomValue } from 'jotai';
import type { ReceiptText } from '#features/receipt/receipt.model.ts';

export type SentReceipt = Pick<ReceiptText, 'title' | 'rows' | 'after'>;

/** The receipt of the complaint that was sent last on this visit, and its order; null while another one is written. */
export const sentComplaintAtom = atom<{ readonly orderNo: string; readonly receipt: SentReceipt } | null>(null);

export function useSentComplaint(orderNo: string): SentReceipt | null {
  const sent = useAtomValue(sentComplaintAtom);
  return sent?.orderNo === orderNo ? sent.receipt : null;
}
