import { useAtomValue } from 'jotai';
import { acceptedOfferAtom } from '#shared/order/accepted-offer.ts';
import { receiptsAtom, type Receipt } from './receipt.ts';

const noReceipts: readonly Receipt[] = [];

/** The receipts of an order, and the offer that the borrower accepted for it; null where this phone keeps none. */
export function useKeptOffer(orderId: string) {
  const receipts = useAtomValue(receiptsAtom(orderId)) ?? noReceipts;
  const application = receipts.find(({ kind }) => kind === 'application');
  return { receipts, offer: useAtomValue(acceptedOfferAtom(application?.id ?? '')) };
}
