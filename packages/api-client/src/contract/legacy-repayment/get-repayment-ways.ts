import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { mainList } from '../lists.ts';
import { id, isOne, text } from '../wire-values.ts';

const bankCard = wireObject({ id, bankName: text, cardNo: text, bankCode: text });

/** A card the legacy repayment can charge. `cardNo` comes masked or not, as the backend has it. */
export type BankCard = InferOutput<typeof bankCard>;

/** Legacy repayment: the cards to choose from, and the token the commit needs. */
export const getRepaymentWays = defineEndpoint({
  name: 'getRepaymentWays',
  path: '/api/v1/youmi/youmi-api/service/loan/repayment-way',
  effect: 'read',
  needsSession: true,
  envelope: 'str00',
  payload: object({ orderId: requiredId }),
  data: pipe(
    wireObject({
      /** 1: the wallet of that name may be used. */
      alipay: isOne,
      repayToken: id,
      bankCards: mainList(bankCard),
    }),
    transform((wire) => ({ offersAlipay: wire.alipay, repayToken: wire.repayToken, bankCards: wire.bankCards })),
  ),
});

export type RepaymentWay = InferOutput<(typeof getRepaymentWays)['data']>;
