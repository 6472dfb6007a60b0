import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type ParamsOf, screens, href } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { isFeatureDisabled } from '#shared/app-config.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useNextScreen } from '#shared/navigation/use-is-here.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type ComplaintNextViewProps, ComplaintNextView } from './complaint-next.view.tsx';
import { checkSubject, orderOf, problemsOf } from './complaint-next.model.ts';
import { useCallback, useState, useEffect } from 'react';
import {
  draftAbout,
  draftOf,
  hasContent,
  withDraft,
  type ComplaintDraft,
  type ComplaintSubject,
} from '#features/complaint/complaint-draft.ts';
import { useComplaintDrafts } from '#features/complaint/use-complaint-drafts.ts';
import { useSentComplaint } from '#features/complaint/use-sent-complaint.ts';
import { useFormProblems } from '#shared/page/use-form-problems.ts';
import { usePaidDraft } from './paid-draft.ts';
import { useComplaintImages } from './use-complaint-images.ts';
import { useSendComplaint } from './use-send-complaint.ts';
import { COMPLAINT_SUCCESS_MS } from '@peace/validators';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

export function useComplaintNext(params: ParamsOf<typeof screens.complaintNext>): ComplaintNextViewProps {
  const { orderNo, problemType, problemSonType = '', paid } = params;
  const subject = { orderNo, problemType, problemSonType };
  const common = useMessages(commonMessages);
  const { state, reload } = useRead(getComplaintOptions, { orderId: orderNo });
  const order = state.kind === 'ready' ? orderOf(state.data, orderNo) : undefined;
  const productName = order?.productName ?? '';
  const { events, ...form } = useComplaintForm(subject, productName, usePaidDraft(orderNo, paid));
  return {
    ...form,
    productName,
    answerBy: useSentComplaint(orderNo)?.after,
    isPaidReport: paid !== undefined,
    state: mapReady(state, (options) => checkSubject(options, subject)),
    areUploadsOff: isFeatureDisabled('upload'),
    errorWording: (error) => errorWording(error, common),
    events: {
      ...events,
      back: useGoBack(),
      retry: reload,
    },
    orderNo,
  };
}

export const ComplaintNextRoute = screenRoute({
  address: screens.complaintNext,
  title: plainMessage(complaintMessages, 'title'),
  useController: useComplaintNext,
  View: ComplaintNextView,
  // Another order is another complaint, with its own words and pictures.
  keyOf: ({ orderNo }) => orderNo,
});

/** The complaint about an order: what is written of it, its pictures, and how far it has come. */
function useComplaintForm(
  { orderNo, problemType, problemSonType }: ComplaintSubject,
  productName: string,
  prefilled: string | null,
) {
  const { drafts, isKept, isHidden, change } = useComplaintDrafts();
  const [opened] = useState(() => draftOf(drafts, orderNo));
  // After it was sent and the draft is gone, the text stays visible.
  const [text, setText] = useState(opened?.text || (prefilled ?? ''));
  // The address wins over the draft's type; what was written stays.
  const write = useCallback(
    (changes: Partial<ComplaintDraft>) =>
      change((before) => {
        const draft = draftAbout({ orderNo, problemType, problemSonType }, draftOf(before, orderNo));
        return withDraft(before, { ...draft, ...changes });
      }),
    [change, orderNo, problemType, problemSonType],
  );
  const { images, refused, beyond, lost, kept, add, remove, retry } = useComplaintImages(
    opened,
    // The filled-in text is not in the draft yet.
    prefilled === null ? write : (changes) => write({ text, ...changes }),
  );
  const all = problemsOf(text, images);
  const problems = useFormProblems(all);
  const { sending, isInForm, isAnotherSent, send, check } = useSendComplaint({
    orderNo,
    productName,
    written: { text, images },
    // The page that sent it may have had the draft, and removed it.
    onAnotherSent: () => {
      if (hasContent({ text, images })) write({ text, ...kept });
    },
  });
  useLeaveWhenSent(sending.kind === 'done', orderNo);

  return {
    text,
    images,
    refused,
    beyond,
    lost,
    // Shown until it is right; what goes wrong after that is shown at the next attempt.
    problems: new Map([...all].filter(([name]) => problems.listed.has(name))),
    attempt: problems.attempt,
    sending,
    isInForm,
    isAnotherSent,
    isKept,
    isDraftHidden: isHidden,
    events: {
      setText: (typed: string) => {
        setText(typed);
        write({ text: typed });
      },
      addPictures: add,
      removePicture: remove,
      retryUpload: retry,
      send: () => {
        if (!problems.submit()) return;
        send({ orderNo, problemType, problemSonType, text, ...kept });
      },
      check,
    },
  };
}

/** Sent, the complaint page takes this one's place after a second and a half (spec §4). */
function useLeaveWhenSent(isSent: boolean, orderNo: string): void {
  const { window } = useServices();
  const navigate = useNavigate();
  const { isAwaited } = useNextScreen();
  useEffect(() => {
    if (!isSent) return;
    const timer = window.setTimeout(() => {
      // Not the place of a screen that the borrower left it for.
      if (!isAwaited()) void navigate(href(screens.complaint, { orderId: orderNo }), { replace: true });
    }, COMPLAINT_SUCCESS_MS);
    return () => window.clearTimeout(timer);
  }, [isSent, isAwaited, window, navigate, orderNo]);
}
