import { digitsOnly, internationalPhoneDigits } from '@peace/validators';

/** The codes of this loan and the numbers of the lender, to compare with the pasted text. */
export interface OwnFacts {
  /** The pay codes of the loan; null where the page was opened without a loan. */
  readonly codes: readonly string[] | null;
  readonly numbers: readonly string[];
  readonly reading: 'running' | 'failed' | 'done';
}

/** There is none that says 'safe': what is not known is not ours. */
export type Verdict = 'loanCode' | 'ourNumber' | 'notOurs' | 'withoutLoan' | 'unread' | 'checking';

/** Whether a code, an account or a telephone is ours. Only the whole text counts: a number of ours beside other words may introduce another payee. */
export function verdictOf(text: string, { codes, numbers, reading }: OwnFacts): Verdict {
  const code = comparableCode(text);
  if (code !== '' && codes?.some((own) => comparableCode(own) === code)) return 'loanCode';
  const phone = phoneKey(text);
  if (phone !== null && numbers.some((own) => phoneKey(own) === phone)) return 'ourNumber';
  if (reading === 'running') return 'checking';
  if (reading === 'failed') return 'unread';
  return codes === null ? 'withoutLoan' : 'notOurs';
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
