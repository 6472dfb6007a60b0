import { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import { listComplaints, type ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { clipComplaintText } from '@peace/validators';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasContent, type ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { isAnotherComplaint } from '#features/complaint/stored-complaint.ts';
import { sentComplaintAtom } from '#features/complaint/use-sent-complaint.ts';
import { receiptText } from '#features/receipt/receipt.model.ts';
import { keepReceiptAtom, receiptOf, receiptsAtom } from '#features/receipt/receipt.ts';
import { useServices } from '#shared/services.tsx';
import { attemptFamily, attemptItem, finalWrite, type FinalWrite } from '#shared/attempt/attempt-family.ts';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';
import type { AttemptState } from '#shared/attempt/attempt-state.ts';
import { useAttemptOutcome } from '#shared/attempt/use-attempt-outcome.ts';
import type { ComplaintImage } from './complaint-images.model.ts';
import { findFiledComplaint, idsOf } from './complaint-next.model.ts';
import { array, nullable, object, string, type InferOutput } from 'valibot';

const complaintRequest = object({
  problemType: string(),
  problemSonType: string(),
  problemDetail: string(),
  problemImages: array(string()),
  orderNo: string(),
  /** Ids of the complaints that were there before; null: they could not be read. */
  knownIds: nullable(array(string())),
});

type ComplaintRequest = InferOutput<typeof complaintRequest>;

type ComplaintAttempt = FinalWrite<ComplaintRequest>;

const item = attemptItem({ key: 'complaint', request: complaintRequest });

const complaintAttempts = attemptFamily<ComplaintAttempt>(item, {
  ...finalWrite,
  // A list that cannot be read, or does not tell, is not to keep a complaint from being made.
  allowRetryWhenUnverified: true,
  isSameRequest: (a, b) => contentOf(a) === contentOf(b),
});

function contentOf({ knownIds: _knownIds, ...sent }: ComplaintRequest): string {
  return JSON.stringify(sent);
}

/** What of its order a complaint's receipt says. `productName`: empty where it is not known. */
interface ComplaintOrderNames {
  readonly orderNo: string;
  readonly productName: string;
}

const verdicts = { filed: 'arrived', notFiled: 'notFound', unknown: 'unreadable' } as const;

interface SendComplaintOptions extends ComplaintOrderNames {
  /** What is in the form. */
  readonly written: { readonly text: string; readonly images: readonly ComplaintImage[] };
  /** It arrived. Called also when the screen was left meanwhile. */
  readonly onSent: (sent: ComplaintRequest) => void;
  /** A complaint about the order was sent, and what is in the form, if anything, is another one. */
  readonly onAnotherSent: () => void;
}

/** Sends the complaint about an order once. Where the answer was lost, the list of complaints decides whether Send is offered again. */
export function useSendComplaint({ orderNo, productName, written, onSent, onAnotherSent }: SendComplaintOptions) {
  const { api, clock } = useServices();
  const store = useStore();
  const keepReceipt = useSetAtom(keepReceiptAtom);
  const showSent = useSetAtom(sentComplaintAtom);
  const receiptWords = useMessages(receiptMessages);
  const { locale } = useLocale();
  const queries = useQueryClient();
  const filedBefore = useFiledBefore();
  const [isAnotherSent, setIsAnotherSent] = useState(false);
  /** Keeps the receipt: when, about which order. What was written is not in it. */
  const recordSent = (record: Parameters<typeof receiptOf>[0], request: ComplaintRequest) => {
    const receipt = receiptOf(record, { kind: 'complaint', orderId: orderNo, productName });
    keepReceipt(receipt);
    showSent({ orderNo, receipt: receiptText(receipt, receiptWords, locale) });
    onSent(request);
  };
  const { state, outcome, start, check, dismiss } = useAttemptOutcome(complaintAttempts(orderNo), {
    send: async (request, key) => {
      const { knownIds: _knownIds, ...payload } = request;
      const startedAt = clock.now();
      const result = await api.call(fileComplaint, payload, { idempotencyKey: key });
      if (result.kind === 'ok') recordSent({ key, startedAt }, request);
      return result;
    },
    verify: async (record, signal) => {
      const { key, request } = record;
      // Of one that only another release can read, no complaint is known to be its own.
      if (request === null) return { kind: 'unreadable' };
      // Accepted after its screen was left, when nothing waited for the response any more: the receipt says so.
      const isAccepted = store.get(receiptsAtom(orderNo))?.some(({ id }) => id === key);
      if (!isAccepted) {
        const list = await api.call(listComplaints, {}, { signal });
        if (list.kind === 'failed') return { kind: 'unreadable' };
        const kind = verdicts[findFiledComplaint(list.data, request.knownIds, request.problemDetail)];
        filedBefore.learn(list.data);
        if (kind !== 'arrived') return { kind };
      }
      recordSent(record, request);
      return { kind: 'arrived', evidence: null };
    },
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
      const knownIds = filedBefore.ids();
      showSent(null);
      setIsAnotherSent(false);
      start({
        problemType,
        problemSonType,
        problemDetail: clipComplaintText(text),
        problemImages: images.map(({ url }) => url),
        orderNo,
        knownIds: knownIds && [...knownIds],
      });
    },
    check,
  };
}

/** Null where none is known to be there. */
function sentRequestOf(state: AttemptState<ComplaintAttempt>): ComplaintAttempt['request'] | null {
  return state.kind === 'accepted' || state.kind === 'arrived' ? state.record.request : null;
}

interface FiledBefore {
  /** Null while, or where, they could not be read. */
  readonly ids: () => readonly string[] | null;
  readonly learn: (tabs: readonly ProblemTab[]) => void;
}

/** Reads the list when the page is opened, and not from the cache: that may be older than the borrower's last complaint. */
function useFiledBefore(): FiledBefore {
  const { api } = useServices();
  const ids = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void api.call(listComplaints, {}, { signal: controller.signal }).then((list) => {
      if (list.kind === 'ok') ids.current ??= idsOf(list.data);
    });
    return () => controller.abort();
  }, [api]);
  return useMemo(
    () => ({
      ids: () => ids.current,
      learn: (tabs) => {
        ids.current = idsOf(tabs);
      },
    }),
    [],
  );
}
