/** A captcha that was drawn. */
export interface Captcha {
  readonly sid: string;
  readonly text: string;
  readonly drawnAt: number;
}

/** An SMS that was sent, for registration or for a legacy repayment. */
export interface SmsCode {
  readonly phone: string;
  readonly code: string;
  readonly sentAt: number;
  readonly purpose: 'registration' | 'repayment';
}

/** What the promotion pages have left behind. */
export interface PromotionState {
  readonly sids: Set<string>;
  /** The last captcha of each sid. */
  readonly captchas: Map<string, Captcha>;
  readonly registeredPhones: Set<string>;
  readonly visits: Readonly<Record<string, string>>[];
  readonly clicks: Readonly<Record<string, string>>[];
}
