import { isUnknownOutcome } from '@peace/api-client';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { clipComplaintText, COMPLAINT_SUCCESS_MS } from '@peace/validators';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import type { DraftHold } from '#features/complaint/use-complaint-draft.ts';
import { attemptFor } from '#shared/attempt-key.ts';
import { useServices } from '#shared/services.tsx';
import type { Sending } from './complaint-next-screen.tsx';
import { whetherFiled } from './complaint-next.model.ts';
import { useFiledBefore } from './use-filed-before.ts';

/**
 * Sends the complaint once. When its answer was lost, or the page was closed before it came, the list of complaints
 * decides: the complaint is there, or Send is offered again.
 */
export function useSendComplaint(draft: ComplaintDraft, { change, clear }: Pick<DraftHold, 'change' | 'clear'>) {
  const { api, window } = useServices();
  const common = useMessages(commonMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const filedBefore = useFiledBefore();
  const wasSending = draft.sending !== null;
  const [sending, setSending] = useState<Sending>({ kind: wasSending ? 'checking' : 'idle' });
  const isBusy = useRef(false);
  const { orderNo } = draft;

  function finish() {
    clear();
    void queries.invalidateQueries({ queryKey: [listComplaints.name] });
    setSending({ kind: 'sent' });
  }

  function setOutcome(outcome: Sending) {
    change((latest) => ({ ...(latest ?? draft), sending: null }));
    setSending(outcome);
  }

  async function check(knownIds: readonly string[] | null) {
    setSending({ kind: 'checking' });
    const list = await api.call(listComplaints, {});
    if (list.kind === 'failed') return setSending({ kind: 'stillUnknown' });
    const outcome = whetherFiled(list.data, knownIds, draft.text);
    if (outcome === 'filed') return finish();
    filedBefore.learn(list.data);
    setOutcome({ kind: outcome === 'notFiled' ? 'notFiled' : 'cannotTell' });
  }

  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    const knownIds = filedBefore.ids();
    const payload = {
      problemType: draft.problemType,
      problemSonType: draft.problemSonType,
      problemDetail: clipComplaintText(draft.text),
      problemImages: draft.images.map(({ url }) => url),
      orderNo,
    };
    const attempt = attemptFor(draft.attempt, payload);
    change((latest) => ({ ...(latest ?? draft), sending: { knownIds: knownIds && [...knownIds] }, attempt }));
    setSending({ kind: 'sending' });
    const result = await api.call(fileComplaint, payload, { idempotencyKey: attempt.key });
    if (result.kind === 'ok') finish();
    else if (isUnknownOutcome(result.error)) await check(knownIds);
    else {
      change((latest) => ({ ...(latest ?? draft), attempt: null }));
      setOutcome({ kind: 'refused', message: errorWording(result.error, common) });
    }
    isBusy.current = false;
  }

  const checkAgain = () => void check(draft.sending?.knownIds ?? null);
  // Only for a draft the page was opened with: what this page sends, it waits for itself.
  const resume = useRef(wasSending ? checkAgain : null);
  useEffect(() => resume.current?.(), []);

  const isSent = sending.kind === 'sent';
  useEffect(() => {
    if (!isSent) return;
    const timer = window.setTimeout(
      () => void navigate(href(screens.complaint, { orderId: orderNo }), { replace: true }),
      COMPLAINT_SUCCESS_MS,
    );
    return () => window.clearTimeout(timer);
  }, [isSent, window, navigate, orderNo]);

  return { sending, send: () => void send(), checkAgain };
}
