import { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { clipComplaintText } from '@peace/validators';
import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import {
  draftOf,
  hasContent,
  noDrafts,
  withoutDraft,
  type ComplaintDraft,
} from '#features/complaint/complaint-draft.ts';
import { isAnotherComplaint } from '#features/complaint/stored-complaint.ts';
import { draftsAtom } from '#features/complaint/use-complaint-drafts.ts';
import { sentComplaintAtom } from '#features/complaint/use-sent-complaint.ts';
import { receiptText } from '#features/receipt/receipt.model.ts';
import { keepReceiptAtom, receiptOf, receiptsAtom } from '#features/receipt/receipt.ts';
import { useServices } from '#shared/services.tsx';
import {
  attemptItem,
  type AttemptServices,
  defineAttempts,
  finalWrite,
  type FinalWrite,
  useAttemptServices,
} from '#shared/attempt/define-attempts.ts';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';
import type { AttemptState } from '#shared/attempt/attempt-types.ts';
import { useAttemptOutcome } from '#shared/attempt/use-attempt-outcome.ts';
import type { ComplaintImage } from './complaint-images.model.ts';
import { findFiledComplaint, idsOf } from './complaint-next.model.ts';
import { array, nullable, object, optional, string, type InferOutput } from 'valibot';

const complaintRequest = object({
  problemType: string(),
  problemSonType: string(),
  problemDetail: string(),
  problemImages: array(string()),
  orderNo: string(),
  /** For its receipt; empty where it is not known. */
  productName: optional(string()),
  /** Ids of the complaints that were there before; null: they could not be read. */
  knownIds: nullable(array(string())),
});

type ComplaintRequest = InferOutput<typeof complaintRequest>;

type ComplaintAttempt = FinalWrite<ComplaintRequest>;

const verdicts = { filed: 'arrived', notFiled: 'notFound', unknown: 'unreadable' } as const;

const complaintAttempts = defineAttempts<ComplaintAttempt>({
  ...finalWrite,
  item: attemptItem({ key: 'complaint', request: complaintRequest }),
  // A list that cannot be read, or does not tell, is not to keep a complaint from being made.
  allowRetryWhenUnverified: true,
  isSameRequest: (a, b) => JSON.stringify(sentOf(a)) === JSON.stringify(sentOf(b)),
  verifier:
    (orderNo) =>
    async ({ api, store }, { key, request }, signal) => {
      // Of one that only another release can read, no complaint is known to be its own.
      if (request === null) return { kind: 'unreadable' };
      // Its page was killed just after the response: the receipt says so.
      const isAccepted = store.get(receiptsAtom(orderNo))?.some(({ id }) => id === key);
      if (isAccepted) return { kind: 'arrived', evidence: null };
      const list = await api.call(listComplaints, {}, { signal });
      if (list.kind === 'failed') return { kind: 'unreadable' };
      const kind = verdicts[findFiledComplaint(list.data, request.knownIds, request.problemDetail)];
      store.set(filedBeforeAtom, idsOf(list.data));
      return kind === 'arrived' ? { kind, evidence: null } : { kind };
    },
  onArrived: (services, { record: { key, startedAt, request } }) => {
    if (request) recordSent(services, { key, startedAt }, request);
  },
});

function sentOf({ knownIds: _knownIds, productName: _productName, ...sent }: ComplaintRequest) {
  return sent;
}

/** Keeps the receipt: when, about which order. What was written is not in it, and its draft is over. */
function recordSent(
  { store, translate, locale }: AttemptServices,
  record: Parameters<typeof receiptOf>[0],
  request: ComplaintRequest,
): void {
  const { orderNo, productName = '' } = request;
  const receipt = receiptOf(record, { kind: 'complaint', orderId: orderNo, productName });
  store.set(keepReceiptAtom, receipt);
  store.set(sentComplaintAtom, { orderNo, receipt: receiptText(receipt, translate(receiptMessages), locale) });
  const drafts = store.get(draftsAtom) ?? noDrafts;
  const draft = draftOf(drafts, orderNo);
  // The draft may be that of another page, with other words or pictures.
  if (draft && !isAnotherComplaint(draft, request)) store.set(draftsAtom, withoutDraft(drafts, orderNo));
}

interface SendComplaintOptions {
  readonly orderNo: string;
  /** Empty where it is not known. */
  readonly productName: string;
  readonly written: { readonly text: string; readonly images: readonly ComplaintImage[] };
  /** A complaint about the order was sent, and what is in the form, if anything, is another one. */
  readonly onAnotherSent: () => void;
}

/** Sends the complaint about an order once. Where the response was lost, the list of complaints decides whether Send is offered again. */
export function useSendComplaint({ orderNo, productName, written, onAnotherSent }: SendComplaintOptions) {
  const services = useAttemptServices();
  const { api, clock, store, queries } = services;
  useFiledBefore();
  const [isAnotherSent, setIsAnotherSent] = useState(false);
  const { state, outcome, start, check, dismiss } = useAttemptOutcome(complaintAttempts(orderNo), {
    onDone: () => {
      void queries.invalidateQueries({ queryKey: [listComplaints.name] });
      if (!isAnother) return;
      setIsAnotherSent(true);
      dismiss();
      onAnotherSent();
    },
  });
  // Another page of the borrower may have sent another complaint about the order, or this one at an earlier visit: the form
  // that is open is not left for that.
  const isWhatIsWritten = (request: ComplaintRequest | null) =>
    request !== null && hasContent(written) && !isAnotherComplaint(written, request);
  const isAnother = outcome.kind === 'done' && !isWhatIsWritten(sentRequestOf(state));
  const sending: AttemptOutcome = isAnother ? { kind: 'idle' } : outcome;

  return {
    sending,
    /** Whether what did not arrive is what is in the form. */
    isInForm: state.kind === 'notArrived' && isWhatIsWritten(state.record.request),
    /** A complaint about the order was sent meanwhile, without what is in the form. */
    isAnotherSent,
    send: ({ problemType, problemSonType, text, images }: ComplaintDraft) => {
      const knownIds = store.get(filedBeforeAtom);
      store.set(sentComplaintAtom, null);
      setIsAnotherSent(false);
      const complaint = {
        problemType,
        problemSonType,
        problemDetail: clipComplaintText(text),
        problemImages: images.map(({ url }) => url),
        orderNo,
        productName,
        knownIds: knownIds && [...knownIds],
      };
      start(complaint, async (request, key) => {
        const startedAt = clock.now();
        const result = await api.call(fileComplaint, sentOf(request), { idempotencyKey: key });
        if (result.kind === 'ok') recordSent(services, { key, startedAt }, request);
        return result;
      });
    },
    check,
  };
}

/** Null where none is known to be there. */
function sentRequestOf(state: AttemptState<ComplaintAttempt>): ComplaintAttempt['request'] | null {
  return state.kind === 'accepted' || state.kind === 'arrived' ? state.record.request : null;
}

/** Ids of the complaints that there are; null while, or where, they could not be read. */
const filedBeforeAtom = atom<readonly string[] | null>(null);

/** Reads the list when the page is opened, and not from the cache: that may be older than the borrower's last complaint. */
function useFiledBefore(): void {
  const { api } = useServices();
  const store = useStore();
  useEffect(() => {
    const controller = new AbortController();
    store.set(filedBeforeAtom, null);
    void api.call(listComplaints, {}, { signal: controller.signal }).then((list) => {
      if (list.kind === 'ok') store.set(filedBeforeAtom, (before) => before ?? idsOf(list.data));
    });
    return () => controller.abort();
  }, [api, store]);
}
