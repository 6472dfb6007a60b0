import { defineEndpoint } from '../../define-endpoint.ts';
import { ignored } from '../wire-values.ts';
import { bankFormPayload } from './bank-form.ts';

/** Changes the account of a running order: what the bank form saves to when it was opened with `source=loanDetail`. */
export const changeBankAccount = defineEndpoint({
  name: 'changeBankAccount',
  path: '/biography/cardChange',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  payload: bankFormPayload,
  data: ignored,
});
