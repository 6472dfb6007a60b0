import { getCaptcha } from '@peace/api-client/contract/promotion/get-captcha';
import { openRegistration } from '@peace/api-client/contract/promotion/open-registration';
import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { Handler } from '../handle.ts';
import type { TestSandbox } from './test-sandbox.ts';

type Preparation = (test: TestSandbox) => Promise<object>;

const PHONE = '13800000000';

/** The bank form filled in under its e-wallet tab, by its codes. */
export const WALLET_VALUES: Readonly<Record<string, string>> = {
  walletType: '1',
  walletNumber: '09171234567',
  accountName: 'Maria Santos',
  city: '1339',
  birthday: '1990-05-17',
};

/** The calls that need something from a call before. */
const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  chargeCard: async ({ ok }) => ({ repayToken: (await ok(getRepaymentWays, { orderId: '7001' })).repayToken }),
  confirmCharge: async ({ ok, sandbox }) => {
    const { repayToken } = await ok(getRepaymentWays, { orderId: '7001' });
    const { repaymentRecordId } = await ok(chargeCard, {
      amount: { minor: 545_000, currency: 'PHP' },
      bankName: '',
      cardId: '301',
      cardNo: '4321',
      orderId: '7001',
      repayToken,
      bankCode: '',
      sendMsg: true,
    });
    return { repaymentRecordId, verifyCode: sandbox.state.smsCodes.at(-1)?.code };
  },
  bindBankAccount: async () => ({ values: new Map(Object.entries(WALLET_VALUES)) }),
  changeBankAccount: async () => ({ values: new Map(Object.entries(WALLET_VALUES)) }),
  getCaptcha: async ({ ok }) => ({ sid: (await ok(openRegistration, {})).sid }),
  sendSmsCode: (test) => seenCaptcha(test),
  register: async (test) => {
    const seen = await seenCaptcha(test);
    await test.ok(sendSmsCode, { phone: PHONE, ...seen });
    return { ...seen, smsCode: test.sandbox.state.smsCodes.at(-1)?.code };
  },
};

/** A registration whose captcha was shown. */
export async function seenCaptcha({ ok, sandbox }: TestSandbox): Promise<{ sid: string; captcha: string }> {
  const { sid } = await ok(openRegistration, {});
  await ok(getCaptcha, { sid, timestamp: 1 });
  return { sid, captcha: sandbox.state.promotion.captchas.get(sid)?.text ?? '' };
}

/** A payload that this sandbox accepts from the app, after the calls that must come before. */
export async function validPayload(handler: Handler, test: TestSandbox): Promise<unknown> {
  const prepared = await PREPARATIONS[handler.endpoint.name]?.(test);
  return prepared === undefined ? handler.sample : Object.assign({}, handler.sample, prepared);
}
