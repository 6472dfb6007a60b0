import type { WireOf } from '@peace/api-client';
import type { getBankForm } from '@peace/api-client/contract/bind-bank/get-bank-form';

/** A field of the bank form, as it is sent. */
export type BankFormItem = NonNullable<WireOf<typeof getBankForm>['items']>[number];
