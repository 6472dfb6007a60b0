import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { confirmCharge } from '@peace/api-client/contract/legacy-repayment/confirm-charge';
import { createWalletLink } from '@peace/api-client/contract/legacy-repayment/create-wallet-link';
import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { aChannel } from '../factories/an-order.ts';
import { handle } from '../handle.ts';
import { Rejection } from '../http/rejection.ts';
import { ALREADY_SUBMITTED, chargeableDue, chargeDone, startedCharge, issuePayLink } from '../state/payment.ts';
import { knownOrder } from '../state/known.ts';
import { isFresh, sendSms } from '../state/registration.ts';
import { payLinkAddress } from './repayment.ts';

/** Spec §8: the SMS code is wrong. */
const WRONG_CODE = '800006';

const TOKEN_CHARACTERS = 'abcdef0123456789';
const CARD_HOLDER_PHONE = '09171234567';
const HUICHAO = aChannel({ name: 'Huichao', channelNumber: '90007' });

/** The legacy repayment; its amounts are minor units. */
export const legacyRepaymentHandlers = [
  handle(getRepaymentWays, {
    sample: { orderId: '7001' },
    respond: ({ state, payload }) => {
      const order = knownOrder(state, payload.orderId);
      const repayToken = state.random.characters(TOKEN_CHARACTERS, 24);
      state.repayTokens.set(repayToken, order.orderId);
      return {
        alipay: 1,
        repayToken,
        bankCards: state.bankCards.map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, cardNo, bankCode })),
      };
    },
  }),
  handle(chargeCard, {
    sample: {
      amount: { minor: 545_000, currency: 'PHP' },
      bankName: '',
      cardId: '301',
      cardNo: '**** 4321',
      orderId: '7001',
      repayToken: 'from getRepaymentWays',
      bankCode: '',
      sendMsg: true,
    },
    respond: ({ state, payload, now }) => {
      const { orderId, repayToken } = payload;
      const { period } = chargeableDue(state, orderId, payload.amount, now);
      if (state.repayTokens.get(repayToken) !== orderId) {
        throw new Rejection('The payment request was submitted already.', { code: ALREADY_SUBMITTED });
      }
      const card = state.bankCards.find(({ id }) => id === payload.cardId);
      if (card === undefined) throw new Rejection('The card is not one of yours.');
      const record = startedCharge(state, {
        orderId,
        period: period.number,
        amount: Number(payload.amount),
        repayToken,
      });
      if (!card.needsSms) {
        chargeDone(state, record.repayRecordId, now);
        return { needValid: 0, repayRecordId: record.repayRecordId };
      }
      if (payload.sendMsg === '1') {
        const smsCode = sendSms(state, { phone: CARD_HOLDER_PHONE, purpose: 'repayment', now });
        state.repayRecords.set(record.repayRecordId, { ...record, smsCode });
      }
      return { needValid: 1, repayRecordId: record.repayRecordId };
    },
  }),
  handle(confirmCharge, {
    sample: { orderId: '7001', verifyCode: '000000', repaymentRecordId: 'from chargeCard' },
    respond: ({ state, payload, now }) => {
      const record = state.repayRecords.get(payload.repaymentRecordId);
      if (record === undefined || record.orderId !== payload.orderId)
        throw new Rejection('The payment request is unknown.');
      if (record.isDone) throw new Rejection('The payment request was submitted already.', { code: ALREADY_SUBMITTED });
      if (record.smsCode !== payload.verifyCode || !isFresh(state, record.smsCode, now)) {
        throw new Rejection('The code is wrong or has expired.', { code: WRONG_CODE });
      }
      chargeDone(state, record.repayRecordId, now);
      return null;
    },
  }),
  handle(createWalletLink, {
    sample: { userId: '1', orderId: '7001', amount: { minor: 545_000, currency: 'PHP' } },
    respond: ({ state, payload, now, absolute }) => {
      const { period } = chargeableDue(state, payload.orderId, payload.amount, now);
      const link = issuePayLink(state, {
        orderId: payload.orderId,
        period: period.number,
        amount: Number(payload.amount),
        channel: HUICHAO,
        isRollover: false,
      });
      return { url: absolute(payLinkAddress(link, HUICHAO)) };
    },
  }),
];
