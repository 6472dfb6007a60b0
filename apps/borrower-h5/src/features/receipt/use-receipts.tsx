import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { loadPart } from '#shared/reading/load-part.ts';
import { useServices } from '#shared/services.tsx';
import type { OpenedReceiptProps } from './opened-receipt.part.tsx';
import { receiptsAtom, type Receipt } from './receipt.ts';

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

/** The receipts of an order, and the sheet that shows them, loaded when it is opened. */
export function useReceipts(orderId: string): Receipts {
  const stored = useAtomValue(receiptsAtom(orderId)) ?? [];
  const opener = useReceiptOpener(stored);
  // Not in the first render: it hydrates what was painted early, without storage.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const isRepaid = stored.some(({ kind, isClosed }) => kind === 'repayment' && isClosed);
  const reported = stored.find(({ kind }) => kind === 'complaint');
  return {
    ...opener,
    hasReceipts: isMounted && stored.length > 0,
    isRepaid: isMounted && isRepaid,
    reportedAt: (isMounted && reported?.at) || null,
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
