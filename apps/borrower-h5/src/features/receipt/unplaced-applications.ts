import { atom, useAtomValue, useSetAtom } from 'jotai';
import { array, literal, nullable, object, string, type InferOutput } from 'valibot';
import { storedAtom } from '#shared/storage/stored-atom.ts';
import { defineItem } from '@peace/web-platform/storage';
import { keepReceiptAtom, receiptSchema, receiptsAtom, type Receipt } from './receipt.ts';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { useEffect } from 'react';
import { useServices } from '#shared/services.tsx';

const unplaced = object({
  receipt: object({ ...receiptSchema.entries, orderId: literal('') }),
  /** The orders there were before; null when they were not known. */
  ordersBefore: nullable(array(string())),
});

/** The receipt of an application whose link named no order, until the order is known. */
export type UnplacedApplication = InferOutput<typeof unplaced>;

export interface PlacingOrder {
  readonly orderNo: string;
  readonly productName: string;
}

const MOST = 5;

export const unplacedItem = defineItem({
  key: 'application-receipts',
  version: 1,
  schema: array(unplaced),
  owner: 'record',
  lifetime: '30 days',
});

/** The receipts that wait for their order; null when there is none. */
export const unplacedAtom = storedAtom(unplacedItem);

export const keepUnplacedAtom = atom(null, (get, set, added: UnplacedApplication) => {
  const others = (get(unplacedAtom) ?? []).filter(({ receipt }) => receipt.id !== added.receipt.id);
  set(unplacedAtom, [added, ...others].slice(0, MOST));
});

/** Gives each receipt to the order that its application made, where the orders tell which that is. */
export const placeApplicationsAtom = atom(null, (get, set, orders: readonly PlacingOrder[]) => {
  const waiting = get(unplacedAtom) ?? [];
  if (waiting.length === 0) return;
  const isAnotherApplications = (orderNo: string) =>
    (get(receiptsAtom(orderNo)) ?? []).some(({ kind }) => kind === 'application');
  const left = waiting.filter((each) => {
    const receipt = placed(
      each,
      orders.filter(({ orderNo }) => !isAnotherApplications(orderNo)),
    );
    if (receipt) set(keepReceiptAtom, receipt);
    return receipt === null;
  });
  if (left.length < waiting.length) set(unplacedAtom, left.length > 0 ? left : null);
});

/** The receipt with its order: the only new one of its product. Null where there is none or more, or it is not known which were there before. */
function placed({ receipt, ordersBefore }: UnplacedApplication, orders: readonly PlacingOrder[]): Receipt | null {
  if (ordersBefore === null || receipt.productName === '') return null;
  const added = orders.filter(
    ({ orderNo, productName }) => !ordersBefore.includes(orderNo) && productName === receipt.productName,
  );
  const [only] = added;
  return only && added.length === 1 ? { ...receipt, orderId: only.orderNo } : null;
}

/** Reads the borrower's orders where a receipt waits for its own, which is rare, and gives it to that. */
export function usePlacedApplications(): void {
  const { api } = useServices();
  const isWaiting = useAtomValue(unplacedAtom) !== null;
  const place = useSetAtom(placeApplicationsAtom);
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    void api.call(getComplaintOptions, {}, { signal: controller.signal }).then((result) => {
      if (result.kind === 'ok') place(result.data.orders);
    });
    return () => controller.abort();
  }, [api, isWaiting, place]);
}
