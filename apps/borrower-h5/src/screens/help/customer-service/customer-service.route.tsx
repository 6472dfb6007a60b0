import { screenRoute } from '#shared/screen-route.tsx';
import { customerServiceFirst } from './customer-service.first.ts';
import { CustomerServiceScreen } from './customer-service-screen.tsx';
import { useCustomerService } from './use-customer-service.ts';

/** `/customerService` */
export const CustomerServiceRoute = screenRoute({
  ...customerServiceFirst,
  useController: useCustomerService,
  View: CustomerServiceScreen,
});
