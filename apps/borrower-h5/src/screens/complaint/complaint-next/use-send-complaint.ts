import { isUnknownOutcome } from '@peace/api-client';
import { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import type { AttemptOperations } from '#shared/attempt/index.ts';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { clipComplaintText } from '@peace/validators';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { outcomeOf } from '#shared/attempt-outcome.model.ts';
import { sentComplaintAtom } from '#features/complaint/use-sent-complaint.ts';
import { receiptText } from '#shared/receipt/receipt.model.ts';
import { keepReceiptAtom, type Receipt } from '#shared/receipt/receipt.ts';
import { useServices } from '#shared/services.tsx';
import { useAttempt } from '#shared/state/attempt-family.ts';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { type ComplaintAttempt, complaintAttempts } from './complaint-attempt.ts';
import { findFiledComplaint } from './complaint-next.model.ts';
import { useFiledBefore } from './use-filed-before.ts';

/** What of its order a complaint's receipt says. `productName`: empty where it is not known. */
interface ComplaintOrderNames {
  readonly orderNo: string;
  readonly productName: string;
}

const verdicts = { filed: 'arrived', notFiled: 'notFound', unknown: 'unreadable' } as const;

/**
 * Sends the complaint about an order once. When its answer was lost, or the page was closed before it came, the list of
 * complaints decides: the complaint is there, or Send is offered again.
 */
export function useSendComplaint({ orderNo, productName }: ComplaintOrderNames, onSent: () => void) {
  const { api, clock } = useServices();
  const keepReceipt = useSetAtom(keepReceiptAtom);
  const showSent = useSetAtom(sentComplaintAtom);
  const common = useMessages(commonMessages);
  const receiptWords = useMessages(receiptMessages);
  const { locale } = useLocale();
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true });
  const queries = useQueryClient();
  const filedBefore = useFiledBefore();
  const receiptNames = { orderId: orderNo, productName };
  const keep = (receipt: Receipt) => {
    keepReceipt(receipt);
    showSent({ orderNo, receipt: receiptText(receipt, receiptWords, locale) });
  };
  const operations: AttemptOperations<ComplaintAttempt> = {
    send: async ({ knownIds: _knownIds, ...payload }, { key }) => {
      const startedAt = clock.now();
      // Not aborted when the screen is left: a write that is cut off may have arrived all the same.
      const result = await api.call(fileComplaint, payload, { idempotencyKey: key });
      if (result.kind === 'ok') {
        keep(receiptOfComplaint({ key, startedAt }, receiptNames));
        return { kind: 'accepted' };
      }
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      return { kind: 'refused', refusal: result.error };
    },
    verify: async (record, signal) => {
      const { request } = record;
      const list = await api.call(listComplaints, {}, { signal });
      // Of one that only another release can read, no complaint is known to be its own.
      if (list.kind === 'failed' || request === null) return { kind: 'unreadable' };
      const kind = verdicts[findFiledComplaint(list.data, request.knownIds, request.problemDetail)];
      if (kind === 'arrived') {
        keep(receiptOfComplaint(record, receiptNames));
        return { kind, evidence: null };
      }
      filedBefore.learn(list.data);
      return { kind };
    },
  };
  const { state, start, check, dismiss } = useAttempt(complaintAttempts(orderNo), operations);
  const sending = outcomeOf(state, (error) => errorWording(error, common));

  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  const isSent = sending.kind === 'done';
  useEffect(() => {
    if (!isSent) return;
    void queries.invalidateQueries({ queryKey: [listComplaints.name] });
    latest.current();
  }, [isSent, queries]);

  return {
    sending,
    /** Sent by a tap beside the words that say what is known of an earlier attempt. */
    send: ({ problemType, problemSonType, text, images }: ComplaintDraft) => {
      const knownIds = filedBefore.ids();
      showSent(null);
      start(
        {
          problemType,
          problemSonType,
          problemDetail: clipComplaintText(text),
          problemImages: images.map(({ url }) => url),
          orderNo,
          knownIds: knownIds && [...knownIds],
        },
        { isConfirmed: true },
      );
    },
    check,
    /** What the server refused was read. */
    dismiss,
  };
}

/** The receipt of a complaint that was sent: when, about which order. What was written is not in it. */
function receiptOfComplaint(
  { key, startedAt }: { readonly key: string; readonly startedAt: number },
  { orderId, productName }: Pick<Receipt, 'orderId' | 'productName'>,
): Receipt {
  return {
    id: key,
    kind: 'complaint',
    orderId,
    productName,
    amount: null,
    through: null,
    at: startedAt,
    isClosed: false,
    next: null,
  };
}
