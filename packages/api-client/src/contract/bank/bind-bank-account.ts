import { defineEndpoint } from '../../define-endpoint.ts';
import { ignored } from '../wire-values.ts';
import { bankFormPayload } from './bank-form.ts';

/** Binds a bank or wallet account. Coming from Order Details it is `changeBankAccount` instead. */
export const bindBankAccount = defineEndpoint({
  name: 'bindBankAccount',
  path: '/v3/bind-card/bind-card-new',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  payload: bankFormPayload,
  data: ignored,
});
