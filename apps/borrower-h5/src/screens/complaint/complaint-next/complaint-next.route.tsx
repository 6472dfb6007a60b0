import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { plainMessage } from '@peace/i18n';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComplaintSubject } from '#features/complaint/complaint-draft.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { isTurnedOff } from '#shared/turned-off.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { ComplaintNextScreen } from './complaint-next-screen.tsx';
import { checkSubject, orderOf } from './complaint-next.model.ts';
import { useComplaintNext } from './use-complaint-next.ts';

/** `/complainPageNext?problemType&problemSonType&orderNo` */
export const ComplaintNextRoute = screenRoute({
  address: screens.complaintNext,
  title: plainMessage(complaintMessages, 'title'),
  // Another order is another complaint, with its own words and pictures.
  Page: ({ params: { problemSonType = '', ...subject } }) => (
    <ComplaintNext key={subject.orderNo} {...subject} problemSonType={problemSonType} />
  ),
});

function ComplaintNext(subject: ComplaintSubject): ReactElement {
  const { orderNo } = subject;
  const common = useMessages(commonMessages);
  const navigate = useNavigate();
  const { state, reload } = useRead(getComplaintOptions, { orderId: orderNo });
  const order = state.kind === 'ready' ? orderOf(state.data, orderNo) : undefined;
  return (
    <ComplaintNextScreen
      {...useComplaintNext(subject, order?.productName ?? '')}
      state={mapReady(state, (options) => checkSubject(options, subject))}
      areUploadsOff={isTurnedOff('upload')}
      errorWording={(error) => errorWording(error, common)}
      onBack={useGoBack()}
      onRetry={reload}
      onChooseAgain={() => void navigate(href(screens.complaint, { orderId: orderNo }), { replace: true })}
      onCustomerService={() => void navigate(href(screens.customerService, { orderId: orderNo }))}
      onMyComplaints={() => void navigate(href(screens.complaintList))}
    />
  );
}
