import type { BankCard, RepaymentWay } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { CardCode } from '#screens/repayment/choose-repayment/card-code.ts';

/** A bank card for tests and stories. */
export function aCard(changes: Partial<BankCard> = {}): BankCard {
  return { id: '301', bankName: 'Isla Savings Bank', cardNo: '**** **** **** 4321', bankCode: 'ISB', ...changes };
}

/** Two cards and the wallet, for tests and stories. */
export function aWay(changes: Partial<RepaymentWay> = {}): RepaymentWay {
  return {
    offersAlipay: true,
    repayToken: 'token-1',
    bankCards: [aCard(), aCard({ id: '302', bankName: 'Bangko ng Bayan', cardNo: '**** **** **** 8765' })],
    ...changes,
  };
}

/** A charge that waits for the code of a minute ago, for tests and stories. */
export function aCardCode(changes: Partial<CardCode> = {}): CardCode {
  return {
    recordId: 'record-1',
    cardId: '301',
    bankName: 'Isla Savings Bank',
    ending: '4321',
    repayToken: 'token-1',
    amount: 545_000,
    couponId: '',
    codeSentAt: 0,
    isAwaited: true,
    beside: null,
    ...changes,
  };
}
