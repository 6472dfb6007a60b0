import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { RECEIPT_HASH } from '#shared/order/order-ids.ts';
import { loadPart } from '#shared/reading/load-part.ts';
import { useServices } from '#shared/services.tsx';
import type { OpenedReceiptProps } from './opened-receipt.part.tsx';
import { reportedAtOf, useStoredReceipts, type Receipt } from './receipt.ts';

export interface Receipts {
  readonly hasReceipts: boolean;
  /** Whether one of them is of the payment that closed the order. */
  readonly isRepaid: boolean;
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
    isRepaid: stored.some(({ kind, isClosed }) => kind === 'repayment' && isClosed),
    reportedAt: reportedAtOf(stored),
  };
}

export function useReceiptOpener(receipts: readonly Receipt[]): Pick<Receipts, 'open' | 'sheet'> {
  const services = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const [Opened, setOpened] = useState<ComponentType<OpenedReceiptProps> | null>(null);
  const [newest, ...earlier] = receipts;

  async function open() {
    try {
      const { OpenedReceipt } = await loadPart(services, () => import('./opened-receipt.part.tsx'));
      setOpened(() => OpenedReceipt);
    } catch {
      show({ message: t('errorNetwork') });
    }
  }

  return {
    open: () => void open(),
    sheet: Opened && newest ? <Opened receipts={[newest, ...earlier]} onClose={() => setOpened(null)} /> : null,
  };
}
