import { href, screens, type ParamsOf } from '@peace/screens';
import {
  withoutDraft,
  draftAbout,
  draftOf,
  withDraft,
  type ComplaintSubject,
} from '#features/complaint/complaint-draft.ts';
import { useSentComplaint } from '#features/complaint/use-sent-complaint.ts';
import { useComplaintDrafts, type DraftsHold } from '#features/complaint/use-complaint-drafts.ts';
import { pageAccessAtom } from '#shared/storage/stored-atom.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { complaintScreen, complaintProps } from './complaint.screen.ts';
import { type ComplaintViewProps, ComplaintView } from './complaint.view.tsx';
import type { ComplaintOptions, ProblemType } from '@peace/api-client/contract/complaint/get-complaint-options';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appConfig } from '#shared/app-config.ts';
import { choicesFrom } from './complaint.model.ts';

export function useComplaint({ paid, ...params }: ParamsOf<typeof screens.complaint>): ComplaintViewProps {
  const linkOrderId = params.orderId ?? '';
  useTypeOfPaid(linkOrderId, paid);
  const { state, reload } = useRead(complaintScreen.endpoint, params);
  useRestored(reload);
  const stored = useComplaintDrafts();
  const access = useAtomValue(pageAccessAtom);
  const { tapped, events } = useComplaintChoice(state.kind === 'ready' ? state.data : null, linkOrderId, stored);
  return {
    ...complaintProps(state, { drafts: stored.drafts, linkOrderId, tapped, paid }, access),
    sent: useSentComplaint(linkOrderId),
    events: {
      ...events,
      back: useGoBack(),
      retry: reload,
      discard: (orderNo) => stored.change((drafts) => withoutDraft(drafts, orderNo)),
    },
  };
}

/** `/complaint?orderId`; without an order the backend picks one. */
export const ComplaintRoute = screenRoute({ ...complaintScreen, useController: useComplaint, View: ComplaintView });

/** Each choice is stored before its link is followed. */
function useComplaintChoice(options: ComplaintOptions | null, linkOrderId: string, stored: DraftsHold) {
  const { drafts, change } = stored;
  const [tapped, setTapped] = useState<ProblemType | null>();
  const choices = options && choicesFrom(options, { drafts, linkOrderId, tapped });
  const order = choices?.order ?? null;
  const type = choices?.type ?? null;

  function keep(chosen: Pick<ComplaintSubject, 'problemType' | 'problemSonType'>) {
    const subject = { orderNo: order?.orderNo ?? '', ...chosen };
    change((before) => ({
      ...withDraft(before, draftAbout(subject, draftOf(before, subject.orderNo))),
      choice: { linkOrderId, orderNo: subject.orderNo },
    }));
  }

  return {
    tapped,
    events: {
      chooseOrder: (orderNo: string) => change((before) => ({ ...before, choice: { linkOrderId, orderNo } })),
      chooseType: (chosen: ProblemType) => {
        if (!options || !order) return;
        if (chosen.value === choices?.openType) return setTapped(null);
        setTapped(chosen);
        keep({ problemType: chosen.value, problemSonType: '' });
      },
      chooseSubType: (value: string) => keep({ problemType: type?.value ?? '', problemSonType: value }),
    },
  };
}

/** A payment that is not shown has a type of its own, where the deployment names it: its form takes this page's place. */
function useTypeOfPaid(orderNo: string, paid: string | undefined): void {
  const navigate = useNavigate();
  const problemType = appConfig.paidProblemType;
  useEffect(() => {
    if (paid === undefined || orderNo === '' || problemType === '') return;
    void navigate(href(screens.complaintNext, { problemType, orderNo, paid }), { replace: true });
  }, [navigate, orderNo, paid, problemType]);
}
