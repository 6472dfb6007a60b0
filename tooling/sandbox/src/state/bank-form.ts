import type { WireOf } from '@peace/api-client';
import type { cardInit } from '@peace/api-client/contract/bind-bank/card-init';

/** A field of the bank form, as it is sent. */
export type BankFormItem = NonNullable<WireOf<typeof cardInit>['items']>[number];
