import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import type { ParamsOf, screens } from '@peace/screens';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { complaintDetailsScreen, complaintDetailsProps } from './complaint-details.screen.ts';
import { type ComplaintDetailsViewProps, ComplaintDetailsView } from './complaint-details.view.tsx';
import { filedAtOf } from '#features/complaint/complaint-progress.ts';
import { useComplaintRating } from './use-complaint-rating.ts';

export function useComplaintDetails({
  problemId,
}: ParamsOf<typeof screens.complaintDetails>): ComplaintDetailsViewProps {
  const { state, reload } = useRead(complaintDetailsScreen.endpoint, { problemId });
  // Only for the day it was filed, which the complaint itself does not say; without it that line is not shown.
  const { state: list } = useRead(listComplaints, {});
  useRestored(reload);
  const rating = useComplaintRating(problemId, state.kind === 'ready' ? state.data : null, reload);
  const filedAt = list.kind === 'ready' ? filedAtOf(list.data, problemId) : list.kind === 'loading' ? null : '';
  return {
    ...complaintDetailsProps(state, { filedAt, now: useDueTime() }),
    rating: { open: rating.isOpen, outcome: rating.outcome },
    events: {
      back: useGoBack(),
      retry: reload,
      openRating: rating.open,
      sendRating: rating.rate,
      checkRating: rating.check,
      closeRating: rating.close,
    },
  };
}

export const ComplaintDetailsRoute = screenRoute({
  ...complaintDetailsScreen,
  useController: useComplaintDetails,
  View: ComplaintDetailsView,
});
