import { digitsOnly, groupDigits, phoneGrouping } from './grouped-digits.ts';
import { PHONE_DIGITS } from './limits.ts';
import { nationalPhoneDigits } from './phone-digits.ts';
import { type RawEdit, regroup, type Regrouped } from './regroup.ts';

/** Philippine digits behind the country code or the trunk 0: 917 123 4567. */
const NATIONAL_DIGITS = 10;

/** The country code is written, and what follows it is not a whole number yet. */
function isUnfinishedInternational(digits: string): boolean {
  const [prefix] = /^(?:00)?630?/.exec(digits) ?? [];
  return prefix !== undefined && digits.length < prefix.length + NATIONAL_DIGITS;
}

/** Returns the problem of a phone number in the bank form, or null: 11 digits (spec §5), country codes understood. */
export function phoneNumberProblem(text: string): 'phoneIncomplete' | 'phoneTooLong' | null {
  const digits = nationalPhoneDigits(text);
  if (digits.length < PHONE_DIGITS || isUnfinishedInternational(digits)) return 'phoneIncomplete';
  return digits.length > PHONE_DIGITS ? 'phoneTooLong' : null;
}

/** A phone number as its input shows it: national, 3-4-4. */
export function groupPhone(text: string): string {
  return groupDigits(nationalPhoneDigits(text), phoneGrouping);
}

/**
 * `regroup` for a phone number: once a number with its country code is complete (pasted, filled in by the browser, or
 * typed to its last digit), it is shown as a national one. The caret keeps the digits that are behind it.
 */
export function regroupPhone(edit: RawEdit): Regrouped {
  const national = nationalPhoneDigits(edit.raw);
  if (national === digitsOnly(edit.raw)) return regroup(edit, phoneGrouping);
  const behind = digitsOnly(edit.raw.slice(edit.caret)).length;
  return regroup({ raw: national, caret: Math.max(0, national.length - behind) }, phoneGrouping);
}
