import { plainMessage } from '@peace/i18n';
import { helpMessages } from '@peace/i18n/messages/help';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { CustomerServiceScreen } from './customer-service-screen.tsx';
import { useCustomerService } from './use-customer-service.ts';

/** `/customerService` */
export const CustomerServiceRoute = screenRoute({
  address: screens.customerService,
  title: plainMessage(helpMessages, 'customerService'),
  useController: useCustomerService,
  View: CustomerServiceScreen,
});
