import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import type { ParamsOf, screens } from '@peace/screens';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { complaintDetailsFirst, complaintDetailsFirstProps } from './complaint-details.first.ts';
import type { ComplaintDetailsViewProps } from './complaint-details-view.tsx';
import { filedAtOf } from './complaint-status.model.ts';
import { useComplaintRating } from './use-complaint-rating.ts';

/** The view's props, from the backend and the borrower. */
export function useComplaintDetails({
  problemId,
}: ParamsOf<typeof screens.complaintDetails>): ComplaintDetailsViewProps {
  const { clock } = useServices();
  const { state, reload } = useRead(complaintDetailsFirst.endpoint, { problemId });
  // Only for the day it was filed, which the complaint itself does not say; without it that line is left out.
  const { state: list } = useRead(listComplaints, {});
  useRestored(reload);
  const rating = useComplaintRating(problemId, state.kind === 'ready' ? state.data : null, reload);
  const filedAt = list.kind === 'ready' ? filedAtOf(list.data, problemId) : list.kind === 'loading' ? null : '';
  const { page } = complaintDetailsFirstProps(state, { filedAt, now: clock.now() });
  return {
    page: {
      ...page,
      onBack: useGoBack(),
      onRetry: reload,
      onRate: rating.open,
    },
    rating: {
      open: rating.isOpen,
      outcome: rating.outcome,
      onSend: rating.rate,
      onCheckAgain: rating.check,
      onCancel: rating.close,
    },
  };
}
