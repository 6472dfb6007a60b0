import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import { mapReady } from '@peace/ui-kit/async-view';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ComplaintSubject } from '#features/complaint/complaint-draft.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { ComplaintNextScreen } from './complaint-next-screen.tsx';
import { checkSubject } from './complaint-next.model.ts';
import { useComplaintNext } from './use-complaint-next.ts';

/** `/complainPageNext?problemType&problemSonType&orderNo` */
export function ComplaintNextRoute(): ReactElement {
  const t = useMessages(complaintMessages);
  const query = useRequiredQuery('problemType', 'orderNo');
  const [params] = useSearchParams();
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        // Another order is another complaint, with its own words and pictures.
        <ComplaintNext
          key={query.value('orderNo')}
          problemType={query.value('problemType')}
          problemSonType={params.get('problemSonType')?.trim() ?? ''}
          orderNo={query.value('orderNo')}
        />
      )}
    </>
  );
}

function ComplaintNext(subject: ComplaintSubject): ReactElement {
  const { orderNo } = subject;
  const common = useMessages(commonMessages);
  const navigate = useNavigate();
  const { state, reload } = useRead(getComplaintOptions, { orderId: orderNo });
  return (
    <ComplaintNextScreen
      {...useComplaintNext(subject)}
      state={mapReady(state, (options) => checkSubject(options, subject))}
      errorWording={(error) => errorWording(error, common)}
      onBack={useGoBack()}
      onRetry={reload}
      onChooseAgain={() => void navigate(linkTo(paths.complaint, { orderId: orderNo }), { replace: true })}
      onCustomerService={() => void navigate(paths.customerService)}
      onMyComplaints={() => void navigate(paths.complaintList)}
    />
  );
}
