import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { compareMoney, parseMoney, type Money } from '@peace/money-date';
import { payabilityOf, type CodeOffer } from '#features/repayment/repayment.model.ts';
import { trustedImageAddress, type TrustedImageRules } from '@peace/validators/safe-url';

/** The picture that is paid by. `untrusted`: of an origin neither own nor trusted, so that it may be forged (docs/decisions/pay-codes.md). */
export type PayPicture =
  /** `isOwn`: of the page's own origin; only such a picture is saved by a link (`download`). */
  | { readonly kind: 'shown'; readonly src: string; readonly isOwn: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'untrusted' };

/** Whether what a link shows may be paid. */
export type LinkCheck =
  /** The order's own code and amount, or of a screen of this app. */
  | 'confirmed'
  /** It may be anyone's, or could not be read again: to be seen, and not copied. */
  | 'unconfirmed'
  /** The order has another code. */
  | 'differs'
  /** Another amount is due. */
  | 'notCurrent'
  | Extract<CodeOffer, 'over' | 'otherPayment'>;

/** The order that a link names, as the page has read it. */
export interface OrderOfLink {
  /** Null until it is read. */
  readonly due: Pick<PeriodRepayment, 'amount' | 'defaultPayCode'> | null;
  /** False until the order and what is due are read, and once one of them could not be read again. */
  readonly isCurrent: boolean;
  readonly offer: CodeOffer;
}

/** Compares a link's code and amount with those of its order. */
export function checkOfLink(code: RepaymentCode, { due, isCurrent, offer }: OrderOfLink): LinkCheck {
  if (offer === 'over' || offer === 'otherPayment') return offer;
  if (due === null) return 'unconfirmed';
  const { amount } = code;
  const payCode = code.kind === 'code' ? code.payCode : null;
  const own = due.defaultPayCode?.payCode ?? null;
  if (payCode !== null && own !== null && !isSameCode(payCode, own)) return 'differs';
  if (payabilityOf(due.amount).kind === 'nothing') return 'notCurrent';
  if (amount && due.amount && compareMoney(amount, due.amount) !== 0) return 'notCurrent';
  const isOwn = payCode !== null && own !== null && (amount === null || due.amount !== null);
  return isOwn && isCurrent && offer === 'offered' ? 'confirmed' : 'unconfirmed';
}

/** Whether two codes are the same, however either is grouped. */
function isSameCode(a: string, b: string): boolean {
  const bare = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();
  return bare(a) === bare(b);
}

/** Whether a code is the number of a mobile wallet in the Philippines, to which anyone could have the money sent. */
export function isMobileNumber(payCode: string): boolean {
  return /^(?:0|63)?9\d{9}$/.test(payCode.replaceAll(/\D/g, ''));
}

/** What the page shows (spec §2 'Repayment by code'). What cannot be shown safely is `null`. */
export type RepaymentCode =
  | {
      readonly kind: 'code';
      /** Null: the link has none, or none that can be read. */
      readonly amount: Money | null;
      readonly payCode: string | null;
      /** `null` also where the link has none. */
      readonly channelImage: string | null;
    }
  | { readonly kind: 'qr'; readonly amount: Money | null; readonly picture: PayPicture };

const showsCode = '1';

/** Reads the link. A link is untrusted input, so a value that is not valid is not shown. */
export function repaymentCodeOf(query: URLSearchParams, rules: TrustedImageRules): RepaymentCode {
  const amount = linkAmount(query.get('repayAmount'));
  const image = query.get('payCodeImg');
  if (query.get('showType') !== showsCode) return { kind: 'qr', amount, picture: payPicture(image, rules) };
  return {
    kind: 'code',
    amount,
    payCode: readPayCode(query.get('payCode')),
    channelImage: trustedImageAddress(image, rules),
  };
}

function payPicture(text: string | null, rules: TrustedImageRules): PayPicture {
  if (text === null || text.trim() === '') return { kind: 'missing' };
  const src = trustedImageAddress(text, rules);
  if (src === null) return { kind: 'untrusted' };
  return { kind: 'shown', src, isOwn: trustedImageAddress(src, { ...rules, origins: [] }) !== null };
}

function linkAmount(text: string | null): Money | null {
  const amount = text === null ? null : parseMoney(text, 'PHP');
  return amount !== null && amount.minor > 0 ? amount : null;
}

const oneGroup = /^[A-Za-z0-9](?:[A-Za-z0-9._/-]{0,62}[A-Za-z0-9])?$/;
/** Groups by single spaces, each with a digit in it: words have none. */
const spacedGroups = /^(?=.{1,64}$)(?=[A-Za-z]*\d)[A-Za-z0-9]+(?: (?=[A-Za-z]*\d)[A-Za-z0-9]+)+$/;

/** A code as counters and wallets take it: sixty-four letters and digits at most, so that no sentence passes for one. */
function readPayCode(text: string | null): string | null {
  const code = text?.trim() ?? '';
  return oneGroup.test(code) || spacedGroups.test(code) ? code : null;
}
