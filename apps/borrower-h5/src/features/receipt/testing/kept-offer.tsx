import { useSetAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';
import { type AcceptedOffer, acceptedOfferAtom } from '#shared/order/accepted-offer.ts';
import { keepReceiptAtom } from '../receipt.ts';
import { aReceipt } from './a-receipt.ts';

/** Keeps the offer of an order, with the receipt of its application, as an earlier visit did. */
export function KeptOffer({
  orderId,
  offer,
}: {
  readonly orderId: string;
  readonly offer: AcceptedOffer;
}): ReactElement {
  const keep = useSetAtom(keepReceiptAtom);
  const keepOffer = useSetAtom(acceptedOfferAtom('application-1'));
  useEffect(() => {
    keepOffer(offer);
    keep(aReceipt({ id: 'application-1', kind: 'application', orderId, through: null, next: null }));
  }, [keep, keepOffer, orderId, offer]);
  return <></>;
}

/** The same offer with another amount in each entry of its plan. */
export const withAmount = (offer: AcceptedOffer, minor: number): AcceptedOffer => ({
  ...offer,
  plan: offer.plan.map((each) => ({ ...each, amount: { minor, currency: 'PHP' } })),
});
