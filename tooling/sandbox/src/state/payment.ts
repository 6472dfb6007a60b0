/** A pay link that was handed out. Amounts are minor units. */
export interface PayLink {
  readonly token: string;
  readonly orderId: string;
  readonly amount: number;
  readonly channelName: string;
  readonly isRollover: boolean;
  readonly paidAt: number | undefined;
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
  readonly repayToken: string;
  /** What the SMS said; empty when none was needed. */
  readonly smsCode: string;
  readonly isDone: boolean;
}
