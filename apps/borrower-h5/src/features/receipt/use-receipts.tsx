import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { RECEIPT_HASH } from '#shared/order/order-ids.ts';
import { useLoadPart } from '#shared/reading/use-load-part.ts';
import type { OpenedReceiptProps } from './opened-receipt.part.tsx';
import { reportedAtOf, useStoredReceipts, type Receipt } from './receipt.ts';

export interface Receipts {
  readonly hasReceipts: boolean;
  /** When a complaint about the order was last sent from this phone, milliseconds since 1970; null: none is known. */
  readonly reportedAt: number | null;
  readonly open: () => void;
  /** To be rendered by the route, beside the view. */
  readonly sheet: ReactElement | null;
}

/** The receipts of an order, and the sheet that shows them: loaded when it is opened, by a tap or by the link of another page. */
export function useReceipts(orderId: string): Receipts {
  const stored = useStoredReceipts(orderId);
  const opener = useReceiptOpener(stored);
  const hasReceipts = stored.length > 0;
  const { hash, key } = useLocation();
  const isLinked = hash === RECEIPT_HASH && hasReceipts;
  const openLinked = useEffectEvent(opener.open);
  useEffect(() => {
    if (isLinked) openLinked();
  }, [isLinked, key]);
  return {
    ...opener,
    hasReceipts,
    reportedAt: reportedAtOf(stored),
  };
}

export function useReceiptOpener(receipts: readonly Receipt[]): Pick<Receipts, 'open' | 'sheet'> {
  const loadPart = useLoadPart();
  const [Opened, setOpened] = useState<ComponentType<OpenedReceiptProps> | null>(null);
  const [newest, ...earlier] = receipts;

  async function open() {
    const part = await loadPart(() => import('./opened-receipt.part.tsx'));
    if (part) setOpened(() => part.OpenedReceipt);
  }

  return {
    open: () => void open(),
    sheet: Opened && newest ? <Opened receipts={[newest, ...earlier]} onClose={() => setOpened(null)} /> : null,
  };
}
