import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { compareMoney, parseMoney, type Money } from '@peace/money-date';
import { containsMobileNumber } from '@peace/validators';
import { trustedImageAddress, type TrustedImageRules } from '@peace/validators/safe-url';
import { payabilityOf } from '#features/payment/payable.model.ts';

/** The picture that is paid by. `untrusted`: of a folder that the deployment does not name, so that it may be forged. */
export type PayPicture =
  /** `isOwn`: of the page's own origin; only such a picture is saved by a link (`download`). */
  | { readonly kind: 'shown'; readonly src: string; readonly isOwn: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'untrusted' };

/** Why a link's code or picture may not be the one to pay by. */
export type LinkDoubt =
  /** It came with a link, and could not be compared. */
  'notCompared' | 'otherCode' | 'otherAmount';

/** Whether a link's pay code or picture is shown, and with which warning (docs/decisions/pay-codes.md). */
export type LinkVerdict =
  /** `doubt` is shown above it; null for the order's own code, and for what a screen of this app led to. */
  | { readonly kind: 'shown'; readonly doubt: LinkDoubt | null }
  /** `over`: nothing is left to pay. `unsafe`: it may be anyone's wallet. */
  | { readonly kind: 'hidden'; readonly reason: 'over' | 'payCodeMissing' | 'imageMissing' | 'unsafe' };

/** The origin of a link and the known state of the order that it names. */
export interface LinkContext {
  /** A screen of this app led here: the link is the server's. */
  readonly isOfApp: boolean;
  readonly isOver: boolean;
  /** Null until it is read, and where the link names no order. */
  readonly due: Pick<PeriodRepayment, 'amount' | 'defaultPayCode'> | null;
  /** False until the order and what is due are read, and once one of them could not be read again. */
  readonly isCurrent: boolean;
}

/** Decides what is shown of a link. What came with one may be anyone's: it is shown with a doubt, or not at all. */
export function verdictOfLink(link: RepaymentCode, context: LinkContext): LinkVerdict {
  if (context.isOver) return { kind: 'hidden', reason: 'over' };
  const doubt = context.isOfApp ? null : doubtOf(link, context);
  if (link.kind === 'qr') {
    const { picture } = link;
    if (picture.kind === 'shown') return { kind: 'shown', doubt };
    return { kind: 'hidden', reason: picture.kind === 'missing' ? 'imageMissing' : 'unsafe' };
  }
  if (link.payCode === null) return { kind: 'hidden', reason: 'payCodeMissing' };
  const isAnyonesWallet = doubt !== null && containsMobileNumber(link.payCode);
  return isAnyonesWallet ? { kind: 'hidden', reason: 'unsafe' } : { kind: 'shown', doubt };
}

function doubtOf(link: RepaymentCode, { due, isCurrent }: LinkContext): LinkDoubt | null {
  if (due === null) return 'notCompared';
  const { amount } = link;
  const payCode = link.kind === 'code' ? link.payCode : null;
  const own = due.defaultPayCode?.payCode ?? null;
  if (payCode !== null && own !== null && !isSameCode(payCode, own)) return 'otherCode';
  if (payabilityOf(due.amount).kind === 'nothing') return 'otherAmount';
  if (amount && due.amount && compareMoney(amount, due.amount) !== 0) return 'otherAmount';
  const isOwn = payCode !== null && own !== null && (amount === null || due.amount !== null);
  return isOwn && isCurrent ? null : 'notCompared';
}

/** Whether two codes are the same, however either is grouped. */
function isSameCode(a: string, b: string): boolean {
  const bare = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();
  return bare(a) === bare(b);
}

/** The link's content (spec §2 'Repayment by code'). What cannot be shown safely is `null`. */
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
  return { kind: 'shown', src, isOwn: new URL(src, rules.base).origin === new URL(rules.base).origin };
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
