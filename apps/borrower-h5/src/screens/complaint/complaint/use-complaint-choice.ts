import type { ComplaintOptions, ProblemType } from '@peace/api-client/contract/complaint/get-complaint-options';
import { linkTo } from '@peace/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftAbout, type ComplaintSubject } from '#features/complaint/complaint-draft.ts';
import type { DraftHold } from '#features/complaint/use-complaint-draft.ts';
import { paths } from '#shared/paths.ts';
import { choicesFrom, shownChoices, stepFor } from './complaint.model.ts';

/** What is tapped; each choice is in the draft before the page moves on. */
export function useComplaintChoice(options: ComplaintOptions | null, linkOrderId: string, hold: DraftHold) {
  const navigate = useNavigate();
  const { draft, change } = hold;
  const [tapped, setTapped] = useState<ProblemType | null>();
  const choices = options && choicesFrom(options, { draft, linkOrderId, tapped });
  const order = choices?.order ?? null;
  const type = choices?.type ?? null;

  function keep(chosen: Partial<ComplaintSubject>): ComplaintSubject {
    const earlier = {
      orderNo: order?.orderNo ?? '',
      problemType: draft?.problemType ?? '',
      problemSonType: draft?.problemSonType ?? '',
    };
    const subject = { ...earlier, ...chosen, linkOrderId };
    change((before) => draftAbout(subject, before));
    return subject;
  }

  function goOn(subject: Omit<ComplaintSubject, 'linkOrderId'>) {
    const { problemType, problemSonType, orderNo } = subject;
    void navigate(linkTo(paths.complaintNext, { problemType, problemSonType, orderNo }));
  }

  return {
    shown: options && choices && shownChoices(options, choices),
    onOrder: (orderNo: string) => void keep({ orderNo }),
    onType: (chosen: ProblemType) => {
      if (!options || !order) return;
      if (chosen.value === choices?.openType) return setTapped(null);
      setTapped(chosen);
      const subject = keep({ problemType: chosen.value, problemSonType: '' });
      if (stepFor(chosen, order, options) === 'next') goOn(subject);
    },
    onSubType: (value: string) => goOn(keep({ problemType: type?.value ?? '', problemSonType: value })),
    onContinue: () => {
      if (draft) goOn(draft);
    },
  };
}
