import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type ParamsOf, screens } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useSentComplaint } from '#features/complaint/use-sent-complaint.ts';
import { isFeatureDisabled } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { type ComplaintNextViewProps, ComplaintNextView } from './complaint-next.view.tsx';
import { checkSubject, orderOf } from './complaint-next.model.ts';
import { useComplaintForm } from './use-complaint-form.ts';

export function useComplaintNext(params: ParamsOf<typeof screens.complaintNext>): ComplaintNextViewProps {
  const { orderNo, problemType, problemSonType = '' } = params;
  const subject = { orderNo, problemType, problemSonType };
  const common = useMessages(commonMessages);
  const { state, reload } = useRead(getComplaintOptions, { orderId: orderNo });
  const order = state.kind === 'ready' ? orderOf(state.data, orderNo) : undefined;
  const productName = order?.productName ?? '';
  const { events, ...form } = useComplaintForm(subject, productName);
  return {
    ...form,
    productName,
    sent: useSentComplaint(orderNo),
    state: mapReady(state, (options) => checkSubject(options, subject)),
    areUploadsOff: isFeatureDisabled('upload'),
    errorWording: (error) => errorWording(error, common),
    events: {
      ...events,
      back: useGoBack(),
      retry: reload,
    },
    orderNo,
  };
}

export const ComplaintNextRoute = screenRoute({
  address: screens.complaintNext,
  title: plainMessage(complaintMessages, 'title'),
  useController: useComplaintNext,
  View: ComplaintNextView,
  // Another order is another complaint, with its own words and pictures.
  keyOf: ({ orderNo }) => orderNo,
});
