import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { href, screens, type ParamsOf } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ComplaintDetailsScreen } from './complaint-details-screen.tsx';
import { ComplaintRating } from './complaint-rating.tsx';
import { filedAtOf, standingOf } from './complaint-standing.model.ts';
import { useComplaintRating } from './use-complaint-rating.ts';

/** `/complainDetails?problemId` */
export const ComplaintDetailsRoute = screenRoute({
  address: screens.complaintDetails,
  title: plainMessage(complaintMessages, 'detailsTitle'),
  Page: ComplaintDetails,
});

function ComplaintDetails({ params }: { readonly params: ParamsOf<typeof screens.complaintDetails> }): ReactElement {
  const { problemId } = params;
  const { clock } = useServices();
  const navigate = useNavigate();
  const { state, reload } = useRead(getComplaint, { problemId });
  // Only for the day it was filed, which the complaint itself does not say; without it that line is left out.
  const { state: list } = useRead(listComplaints, {});
  useRestored(reload);

  const rating = useComplaintRating(problemId, state.kind === 'ready' ? state.data : null, reload);
  const filedAt = list.kind === 'ready' ? filedAtOf(list.data, problemId) : '';
  return (
    <>
      <ComplaintDetailsScreen
        state={mapReady(state, (complaint) => ({
          complaint,
          standing: standingOf(complaint, filedAt, clock.now()),
        }))}
        onBack={useGoBack()}
        onRetry={reload}
        onCustomerService={() => void navigate(href(screens.customerService))}
        onRate={rating.open}
      />
      <ComplaintRating
        open={rating.isOpen}
        outcome={rating.outcome}
        onSend={rating.rate}
        onCheckAgain={rating.check}
        onCancel={rating.close}
      />
    </>
  );
}
