import type { ProblemOptions, ProblemType } from '@peace/api-client/contract/complaint/problem-init';
import { linkTo } from '@peace/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftAbout, type ComplaintSubject } from '#features/complaint/complaint-draft.ts';
import type { DraftHold } from '#features/complaint/use-complaint-draft.ts';
import { paths } from '#shared/paths.ts';
import { orderToShow, stepFor, typeToReopen } from './complaint.model.ts';

/** Which order and type are chosen; each choice is in the draft before the page moves on. */
export function useComplaintChoice(options: ProblemOptions | null, linkOrderId: string, hold: DraftHold) {
  const navigate = useNavigate();
  const { draft, change } = hold;
  const order = options && orderToShow(options, draft, linkOrderId);
  // undefined: nothing was tapped on this visit, the draft decides.
  const [tapped, setTapped] = useState<ProblemType | null>();
  const reopened = options && tapped === undefined ? typeToReopen(options, draft, linkOrderId) : null;
  const type = tapped ?? options?.types.find(({ value }) => value === reopened) ?? null;
  const step = options && order && type ? stepFor(type, order, options) : null;

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
    order,
    openType: step === 'subTypes' && type ? type.value : null,
    isRefused: step === 'refused' && tapped !== undefined,
    onOrder: (orderNo: string) => void keep({ orderNo }),
    onType: (chosen: ProblemType) => {
      if (!options || !order) return;
      if (chosen.value === type?.value && step === 'subTypes') return setTapped(null);
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
