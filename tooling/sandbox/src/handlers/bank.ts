import { bindBankAccount } from '@peace/api-client/contract/bank/bind-bank-account';
import { changeBankAccount } from '@peace/api-client/contract/bank/change-bank-account';
import { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { type Call, handle } from '../handle.ts';
import { maskedAccount, bindAccount } from '../state/bank-account.ts';

/** The bank form and both ways of saving it. */
export const bindBankHandlers = [
  handle(getBankForm, {
    sample: { productId: '101' },
    respond: ({ state, payload }) => {
      const bound = maskedAccount(state, payload.product_id);
      return { items: state.bankForm.map((item) => ({ ...item, value: bound.get(String(item.code)) ?? item.value })) };
    },
  }),
  handle(bindBankAccount, { sample: { productId: '101', values: new Map() }, respond: save }),
  handle(changeBankAccount, { sample: { productId: '101', values: new Map() }, respond: save }),
];

function save({ state, payload }: Call<typeof bindBankAccount>): null {
  bindAccount(state, payload.product_id, new Map(Object.entries(payload)));
  return null;
}
