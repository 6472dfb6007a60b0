import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { handle } from '../handle.ts';

export const customerServiceHandlers = [
  handle(getSupportContact, {
    sample: {},
    respond: () => ({ email: 'care@peace.example', smWa: '+63 917 000 0000' }),
  }),
];
