import { contactKfInfo } from '@peace/api-client/contract/customer-service/contact-kf-info';
import { handle } from '../handle.ts';

/** How to reach customer service. */
export const customerServiceHandlers = [
  handle(contactKfInfo, {
    sample: {},
    respond: () => ({ email: 'care@peace.example', smWa: '+63 917 000 0000' }),
  }),
];
