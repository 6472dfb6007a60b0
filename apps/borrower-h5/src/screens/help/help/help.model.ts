import { digitsOnly, internationalPhoneDigits } from '@peace/validators';

/** The codes of this loan and the numbers of the lender, to compare with the pasted text. */
export interface OwnFacts {
  /** The pay codes of the loan, and the code that this phone opened last. */
  readonly codes: readonly { readonly code: string; readonly orderId: string }[];
  /** Whether the page was opened from a loan, whose codes are read then. */
  readonly hasLoan: boolean;
  readonly numbers: readonly string[];
  readonly reading: 'running' | 'failed' | 'done';
}

/** There is none that says 'safe': what is not known is not ours. */
export type Verdict =
  | { readonly kind: 'loanCode'; readonly number: string }
  | { readonly kind: 'ourNumber' | 'notOurs' | 'withoutLoan' | 'unread' | 'checking' };

/** Whether a code, an account or a telephone is ours. Only the whole text counts: a number of ours beside other words may introduce another payee. */
export function verdictOf(text: string, { codes, hasLoan, numbers, reading }: OwnFacts): Verdict {
  const code = comparableCode(text);
  const own = codes.find((each) => comparableCode(each.code) === code);
  if (code !== '' && own) return { kind: 'loanCode', number: own.orderId };
  const phone = phoneKey(text);
  if (phone !== null && numbers.some((number) => phoneKey(number) === phone)) return { kind: 'ourNumber' };
  if (reading === 'running') return { kind: 'checking' };
  if (reading === 'failed') return { kind: 'unread' };
  return { kind: hasLoan ? 'notOurs' : 'withoutLoan' };
}

/** Spaces and hyphens only group a code. */
const comparableCode = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** A telephone in one spelling; null where the text is none. Without an area code it is compared digit by digit. */
function phoneKey(text: string): string | null {
  const digits = digitsOnly(text);
  if (digits.length < 3 || /\p{L}/u.test(text.replace(/^\s*tel:/i, ''))) return null;
  return internationalPhoneDigits(text) ?? digits;
}
