import type { ParamsOf, screens } from '@peace/screens';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { customerServiceScreen, initialCustomerService } from './customer-service.screen.ts';
import { type CustomerServiceViewProps, CustomerServiceView } from './customer-service.view.tsx';
import { useContacts } from './use-contacts.ts';

/** The view's props, from the backend and the borrower. */
export function useCustomerService({ orderId }: ParamsOf<typeof screens.customerService>): CustomerServiceViewProps {
  const { state, reload } = useRead(customerServiceScreen.endpoint, {});
  const { copies, notCalled, open, copy } = useContacts();
  return {
    ...initialCustomerService(state, orderId, copies),
    notCalled,
    events: {
      back: useGoBack(),
      retry: reload,
      open,
      copy,
    },
  };
}

/** `/customerService` */
export const CustomerServiceRoute = screenRoute({
  ...customerServiceScreen,
  useController: useCustomerService,
  View: CustomerServiceView,
});
