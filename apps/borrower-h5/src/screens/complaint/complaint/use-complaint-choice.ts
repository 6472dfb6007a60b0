import type { ComplaintOptions, ProblemType } from '@peace/api-client/contract/complaint/get-complaint-options';
import { href, screens } from '@peace/screens';
import { useState } from 'react';
import {
  draftAbout,
  draftOf,
  withDraft,
  type ComplaintDraft,
  type ComplaintSubject,
} from '#features/complaint/complaint-draft.ts';
import type { DraftsHold } from '#features/complaint/use-complaint-drafts.ts';
import { useNavigate } from 'react-router-dom';
import { choicesFrom, stepFor } from './complaint.model.ts';

/** What is tapped; each choice is stored before the page moves on. */
export function useComplaintChoice(options: ComplaintOptions | null, linkOrderId: string, stored: DraftsHold) {
  const navigate = useNavigate();
  const { drafts, change } = stored;
  const [tapped, setTapped] = useState<ProblemType | null>();
  const choices = options && choicesFrom(options, { drafts, linkOrderId, tapped });
  const order = choices?.order ?? null;
  const type = choices?.type ?? null;

  function keep(chosen: Pick<ComplaintSubject, 'problemType' | 'problemSonType'>): ComplaintSubject {
    const subject = { orderNo: order?.orderNo ?? '', ...chosen };
    change((before) => ({
      ...withDraft(before, draftAbout(subject, draftOf(before, subject.orderNo))),
      choice: { linkOrderId, orderNo: subject.orderNo },
    }));
    return subject;
  }

  function goOn({ problemType, problemSonType, orderNo }: ComplaintSubject) {
    void navigate(href(screens.complaintNext, { problemType, problemSonType, orderNo }));
  }

  return {
    tapped,
    onOrder: (orderNo: string) => change((before) => ({ ...before, choice: { linkOrderId, orderNo } })),
    onType: (chosen: ProblemType) => {
      if (!options || !order) return;
      if (chosen.value === choices?.openType) return setTapped(null);
      setTapped(chosen);
      const subject = keep({ problemType: chosen.value, problemSonType: '' });
      if (stepFor(chosen, order, options) === 'next') goOn(subject);
    },
    onSubType: (value: string) => goOn(keep({ problemType: type?.value ?? '', problemSonType: value })),
    onContinue: (draft: ComplaintDraft) => goOn(draft),
  };
}
