import type { ComplaintOptions, ProblemType } from '@peace/api-client/contract/complaint/get-complaint-options';
import { useState } from 'react';
import { draftAbout, draftOf, withDraft, type ComplaintSubject } from '#features/complaint/complaint-draft.ts';
import type { DraftsHold } from '#features/complaint/use-complaint-drafts.ts';
import { choicesFrom } from './complaint.model.ts';

/** What is tapped. Each choice is stored before its link is followed. */
export function useComplaintChoice(options: ComplaintOptions | null, linkOrderId: string, stored: DraftsHold) {
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
