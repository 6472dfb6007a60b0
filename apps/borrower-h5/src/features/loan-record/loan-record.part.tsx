import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { useLocale, useMessages } from '@peace/i18n/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import type { DueState } from '#features/due/due.model.ts';
import { useReminder } from '#features/receipt/use-reminder.ts';
import { useLoadPart } from '#shared/reading/use-load-part.ts';
import { LoanRecordRows } from './loan-record-rows.tsx';
import { toCome } from '#shared/order/accepted-offer.ts';
import { comparisonText } from './loan-record.model.ts';
import type { OpenedRecordProps } from './opened-record.part.tsx';
import { useKeptOffer } from '#features/receipt/use-kept-offer.ts';

export interface LoanRecordProps {
  readonly orderId: string;
  readonly order: OrderDetails;
  /** The amount due; null for an order that cannot be paid. */
  readonly due: DueState | null;
}

/** The borrower's records of an order: the plan as it was accepted, its dates in a calendar, and one file of everything. */
export function LoanRecordPart({ orderId, order, due }: LoanRecordProps): ReactElement {
  const t = useMessages(loanRecordMessages);
  const { locale } = useLocale();
  const { receipts, offer } = useKeptOffer(orderId);
  const known = due?.kind === 'known' ? due.due : null;
  const plan = offer?.plan ?? [];
  // Of a loan that was applied for, the plan alone says when. The due card has the reminder of one that can be paid.
  const isAppliedFor = due === null && order.status.kind === 'processing';
  const { reminder, remind } = useReminder(
    { orderId, productName: order.productName },
    isAppliedFor ? toCome(plan) : [],
  );
  const { Opened, kind, open, close } = useOpenedRecord();
  return (
    <>
      <LoanRecordRows
        plan={offer && { comparison: comparisonText(plan, known, t, locale) }}
        reminder={reminder}
        events={{ openPlan: () => void open('plan'), remind, openRecord: () => void open('record') }}
      />
      {Opened && (
        <Opened
          key={kind}
          kind={kind}
          orderId={orderId}
          order={order}
          due={known}
          offer={offer}
          receipts={receipts}
          onClose={close}
        />
      )}
    </>
  );
}

/** The sheet's code is loaded when it is opened; its file is made in a tap of its own, when the code is there. */
function useOpenedRecord() {
  const loadPart = useLoadPart();
  const [opened, setOpened] = useState<{
    readonly Opened: ComponentType<OpenedRecordProps> | null;
    readonly kind: OpenedRecordProps['kind'];
  }>({ Opened: null, kind: 'plan' });

  async function open(kind: OpenedRecordProps['kind']) {
    const part = await loadPart(() => import('./opened-record.part.tsx'));
    if (part) setOpened({ Opened: part.OpenedRecord, kind });
  }

  return { ...opened, open, close: () => setOpened({ ...opened, Opened: null }) };
}
