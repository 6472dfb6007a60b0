import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { mapReady } from '@peace/ui-kit/async-view';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ComplaintDetailsScreen } from './complaint-details-screen.tsx';
import { ComplaintRating } from './complaint-rating.tsx';
import { filedAtOf, standingOf } from './complaint-standing.model.ts';
import { useComplaintRating } from './use-complaint-rating.ts';

/** `/complainDetails?problemId` */
export function ComplaintDetailsRoute(): ReactElement {
  const t = useMessages(complaintMessages);
  const query = useRequiredQuery('problemId');
  return (
    <>
      <title>{t('detailsTitle')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('detailsTitle')} name={query.name} />
      ) : (
        <ComplaintDetails problemId={query.value('problemId')} />
      )}
    </>
  );
}

function ComplaintDetails({ problemId }: { readonly problemId: string }): ReactElement {
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
        onCustomerService={() => void navigate(paths.customerService)}
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
