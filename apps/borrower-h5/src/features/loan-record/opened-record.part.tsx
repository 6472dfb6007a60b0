import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { company } from '@peace/company';
import { languageOf } from '@peace/i18n';
import { dayText } from '@peace/i18n/dates';
import { companyMessages } from '@peace/i18n/messages/company';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney } from '@peace/money-date';
import { copyText } from '@peace/web-platform/copy-text';
import { shareFile } from '@peace/web-platform/share-file';
import { useState, type ReactElement } from 'react';
import { complaintDraftsItem, draftOf, noDrafts } from '#features/complaint/complaint-draft.ts';
import { complaintBeingSent } from '#features/complaint/stored-complaint.ts';
import type { OrderDue } from '#features/due/due.model.ts';
import { paymentItem } from '#features/payment/payment-record.ts';
import { payCodeOf, payCodeItem } from '#shared/order/pay-code-item.ts';
import { channelOf } from '#features/payment/use-payment-wording.ts';
import type { AcceptedOffer } from '#shared/order/accepted-offer.ts';
import { receiptText } from '#features/receipt/receipt.model.ts';
import type { Receipt } from '#features/receipt/receipt.ts';
import { canonicalOrderId } from '#shared/order/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf, openItem } from '#shared/storage/stored-item.ts';
import { instantText, rowsWithDates } from '#shared/wire-date-text.ts';
import {
  filled,
  lenderSection,
  planSections,
  textOf,
  type LoanRecord,
  type RecordSection,
} from './loan-record.model.ts';
import { recordFile } from './record-file.ts';
import { RecordSheet, type SharedRecord } from './record-sheet.tsx';

export interface OpenedRecordProps {
  readonly kind: 'plan' | 'record';
  readonly orderId: string;
  readonly order: OrderDetails;
  /** The amount due; null if it is not known or nothing is due. */
  readonly due: OrderDue | null;
  /** Null where the phone keeps none. */
  readonly offer: AcceptedOffer | null;
  readonly receipts: readonly Receipt[];
  readonly onClose: () => void;
}

/** The plan as it was accepted, or the record of the loan, to be read and shared. */
export function OpenedRecord(props: OpenedRecordProps): ReactElement {
  const { kind, orderId, order, offer, onClose } = props;
  const t = useMessages(loanRecordMessages);
  const companyWording = useMessages(companyMessages);
  const { locale } = useLocale();
  const plan = offer ? planSections(offer, { t, company: companyWording, locale }) : [];
  const now = useSectionsNow(props);
  // With the plan, the lender is named as it was then.
  const sections = [...now, ...(offer ? plan : [lenderSection(company, t, companyWording)])];
  const isPlan = kind === 'plan';
  return (
    <Sheet
      name={`${isPlan ? 'plan' : 'loan'}-${orderId}.html`}
      record={{
        title: isPlan ? t('plan') : `${t('recordTitle')}: ${order.productName}`,
        amount: isPlan && offer ? offer.amount : null,
        // Its title is the sheet's.
        sections: isPlan ? plan.map((each, index) => (index === 0 ? { ...each, title: '' } : each)) : sections,
        notice: t('ownRecord'),
      }}
      onClose={onClose}
    />
  );
}

interface SheetProps {
  readonly name: string;
  readonly record: LoanRecord;
  readonly onClose: () => void;
}

function Sheet({ name, record, onClose }: SheetProps): ReactElement {
  const { bridge, window } = useServices();
  const { locale } = useLocale();
  const [shared, setShared] = useState<SharedRecord>({ kind: 'offered' });
  const text = textOf(record);

  // The file is made in the tap: sharing is only allowed there.
  async function share() {
    const file = recordFile(window.document, record, { name, lang: languageOf(locale) });
    const { kind } = await shareFile(file, { window, mayDownload: bridge.host === 'browser', text });
    setShared(
      kind === 'unavailable' ? { kind, copyState: 'idle' } : { kind: kind === 'downloading' ? kind : 'offered' },
    );
  }

  async function copy() {
    const { kind } = await copyText(text, { window });
    setShared({ kind: 'unavailable', copyState: kind });
  }

  return (
    <RecordSheet
      record={record}
      shared={shared}
      events={{ share: () => void share(), copy: () => void copy(), close: onClose }}
    />
  );
}

/** The contents of Order Details now, the receipts on this phone, and everything unfinished. */
function useSectionsNow({ orderId, order, due, receipts }: OpenedRecordProps): readonly RecordSection[] {
  const { clock } = useServices();
  const t = useMessages(loanRecordMessages);
  const receiptWording = useMessages(receiptMessages);
  const { locale } = useLocale();
  return filled([
    {
      title: t('now'),
      rows: [
        { label: t('savedOn'), value: instantText(clock.now(), locale) },
        { label: t('orderNumber'), value: orderId },
        { label: t('product'), value: order.productName },
        { label: t('status'), value: order.statusTitle },
        { label: t('amountDue'), value: due ? formatMoney(due.amount) : '' },
        { label: t('due'), value: due ? dayText(formatDate(due.at), locale) : '' },
        ...rowsWithDates(order.rows, locale),
      ],
    },
    {
      title: t('events'),
      rows: receipts.map((receipt) => {
        const { title, amount } = receiptText(receipt, receiptWording, locale);
        const said = [title, amount && formatMoney(amount), receipt.through].filter(Boolean).join(', ');
        return { label: instantText(receipt.at, locale), value: said };
      }),
    },
    { title: t('open'), rows: useOpenMatters(orderId) },
  ]);
}

/** Everything unfinished on this phone: a payment, a pay code that was opened, a complaint. */
function useOpenMatters(orderId: string): RecordSection['rows'] {
  const services = useServices();
  const access = itemAccessOf(services);
  const t = useMessages(loanRecordMessages);
  const paymentWording = useMessages(paymentMessages);
  const { locale } = useLocale();
  const payment = openItem(access, paymentItem, canonicalOrderId(orderId)).read();
  const payCode = payCodeOf(openItem(access, payCodeItem), orderId);
  const drafts = openItem(access, complaintDraftsItem).read() ?? noDrafts;
  return [
    ...(payment
      ? [
          {
            label: t('payment', { time: instantText(payment.startedAt, locale) }),
            value: `${formatMoney(payment.request.amount)}, ${channelOf(payment.request.means, paymentWording)}`,
          },
        ]
      : []),
    { label: t('payCode'), value: payCode?.payCode ?? '' },
    { label: t('complaintSending'), value: complaintBeingSent(access, orderId) ?? '' },
    { label: t('complaintDraft'), value: draftOf(drafts, orderId)?.text ?? '' },
  ];
}
