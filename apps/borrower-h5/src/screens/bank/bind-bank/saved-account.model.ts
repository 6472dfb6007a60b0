import type { BankField } from '@peace/api-client/contract/bind-bank/bank-form-item';
import { digitsOnly, fitsMask, isMasked, nationalPhoneDigits } from '@peace/validators';

/** What the form, read again, says of a save whose answer was lost. */
export type SavedAccount = 'saved' | 'notSaved' | 'unknown';

/** What a field that was read again says of the value that was sent. */
type FieldVerdict =
  | 'holds'
  /** It is masked, and what is visible fits. */
  | 'mayHold'
  | 'differs'
  /** It gives nothing back, or nothing that can be compared. */
  | 'silent';

/**
 * Compares the form before and after with what was sent. Saved: all of it is there, or what is there came with the save.
 * Not saved: a value that can be compared is still the old one. A backend that gives values back masked, in another
 * form or not at all leaves it unknown: 'not saved' is never guessed.
 */
export function savedAccount(
  before: readonly BankField[],
  after: readonly BankField[],
  sent: Readonly<Record<string, string>>,
): SavedAccount {
  const codes = Object.keys(sent);
  const verdicts = codes.map((code) => ({
    earlier: verdictOf(fieldOf(before, code), sent[code] ?? ''),
    now: verdictOf(fieldOf(after, code), sent[code] ?? ''),
    isUnchanged: fieldOf(before, code)?.value.trim() === fieldOf(after, code)?.value.trim(),
  }));
  if (codes.length > 0 && verdicts.every(({ now }) => now === 'holds')) return 'saved';
  const differing = verdicts.filter(({ now }) => now === 'differs');
  const hasArrived = verdicts.some(({ earlier, now }) => isThere(now) && !isThere(earlier));
  if (differing.length === 0) return hasArrived ? 'saved' : 'unknown';
  return !hasArrived && differing.every(({ isUnchanged }) => isUnchanged) ? 'notSaved' : 'unknown';
}

const isThere = (verdict: FieldVerdict) => verdict === 'holds' || verdict === 'mayHold';

function fieldOf(fields: readonly BankField[], code: string): BankField | undefined {
  return fields.find((field) => field.code === code);
}

function verdictOf(field: BankField | undefined, sent: string): FieldVerdict {
  const value = field?.value.trim() ?? '';
  if (!field || value === '') return 'silent';
  const { input } = field;
  switch (input.kind) {
    case 'text':
      return input.format === 'plain' ? ofText(value, sent) : ofDigits(value, sent);
    case 'unrecognised':
      return ofText(value, sent);
    case 'citySelect':
    case 'enum': {
      // By its value, or by its name.
      const option = input.options.find((each) => each.value === value || each.name === value);
      return option ? judged(option.value === sent) : 'silent';
    }
    case 'day':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? judged(value.slice(0, 10) === sent) : 'silent';
  }
}

function ofDigits(value: string, sent: string): FieldVerdict {
  const national = nationalPhoneDigits(sent);
  const abroad = national.replace(/^0/, '63');
  if (isMasked(value)) return fitsMask(value, sent) || fitsMask(value, abroad) ? 'mayHold' : 'differs';
  return judged(digitsOnly(value) === digitsOnly(sent) || nationalPhoneDigits(value) === national);
}

function ofText(value: string, sent: string): FieldVerdict {
  if (isMasked(value)) return fitsMask(value, sent) ? 'mayHold' : 'differs';
  return judged(words(value) === words(sent));
}

const judged = (isSame: boolean): FieldVerdict => (isSame ? 'holds' : 'differs');

/** Banks write names in capitals. */
function words(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
