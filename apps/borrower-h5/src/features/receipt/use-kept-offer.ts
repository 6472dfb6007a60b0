import { useAtomValue } from 'jotai';
import { acceptedOfferAtom } from '#shared/order/accepted-offer.ts';
import { receiptsAtom, type Receipt } from './receipt.ts';

const noReceipts: readonly Receipt[] = [];

/** The receipts of an order, and the offer that the borrower accepted for it; null where this phone keeps none. */
export function useKeptOffer(orderId: string) {
  const receipts = useAtomValue(receiptsAtom(orderId)) ?? noReceipts;
  return { receipts, offer: useApplication(receipts).offer };
}

/** The application among the receipts of an order, and the offer that was accepted with it. */
export function useApplication(receipts: readonly Receipt[]) {
  const receipt = receipts.find(({ kind }) => kind === 'application');
  return { receipt, offer: useAtomValue(acceptedOfferAtom(receipt?.id ?? '')) };
}
