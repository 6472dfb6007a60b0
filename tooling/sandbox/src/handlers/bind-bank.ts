import { bindCardNew } from '@peace/api-client/contract/bind-bank/bind-card-new';
import { cardChange } from '@peace/api-client/contract/bind-bank/card-change';
import { cardInit } from '@peace/api-client/contract/bind-bank/card-init';
import { type Call, handle } from '../handle.ts';
import { accountGivenBack } from '../state/account-given-back.ts';
import { bindAccount } from '../state/bind-account.ts';

/** The bank form and both ways of saving it. */
export const bindBankHandlers = [
  handle(cardInit, {
    sample: { productId: '101' },
    respond: ({ state, payload }) => {
      const bound = accountGivenBack(state, payload.product_id);
      return { items: state.bankForm.map((item) => ({ ...item, value: bound[String(item.code)] ?? item.value })) };
    },
  }),
  handle(bindCardNew, { sample: { productId: '101', values: {} }, respond: save }),
  handle(cardChange, { sample: { productId: '101', values: {} }, respond: save }),
];

function save({ state, payload }: Call<typeof bindCardNew>): null {
  bindAccount(state, payload);
  return null;
}
