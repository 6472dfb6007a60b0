/** An issued pay link. Amounts are minor units. */
export interface PayLink {
  readonly token: string;
  readonly orderId: string;
  /** The period that it pays or extends. */
  readonly period: number;
  readonly amount: number;
  readonly channelName: string;
  readonly isRollover: boolean;
}

/** Money that was paid for an order, by link, card or pay code. */
export interface Payment {
  /** The link's token, the charge, or the pay code with its period: the same one is never settled twice. */
  readonly reference: string;
  readonly orderId: string;
  readonly period: number;
  /** Minor units. */
  readonly amount: number;
  readonly isRollover: boolean;
  readonly paidAt: number;
  /** Pending: the lender does not know of it yet. Surplus: what it was for had been paid already. */
  readonly outcome: 'pending' | 'settled' | 'surplus';
}

/** A bank card of the legacy repayment. */
export interface BankCard {
  readonly id: string;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
  /** Paying with it asks for an SMS code. */
  readonly needsSms: boolean;
}

/** A legacy repayment that was started. */
export interface RepayRecord {
  readonly repayRecordId: string;
  readonly orderId: string;
  readonly period: number;
  /** Minor units. */
  readonly amount: number;
  readonly repayToken: string;
  /** What the SMS said; empty when none was needed. */
  readonly smsCode: string;
  readonly isDone: boolean;
}
