import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { fitsMask, nationalPhoneDigits } from '@peace/validators';
import { boolean, object, string, type InferOutput } from 'valibot';
import { maskOf } from './bank-form.model.ts';

/** One field of an account that is being saved, as it is stored: enough to recognise it, too little to read it (`fingerprintOf`). */
export const sentField = object({
  code: string(),
  sent: string(),
  /** Fingerprint of what the form held before, as it was given back. */
  before: string(),
  wasThere: boolean(),
});

export type SentField = InferOutput<typeof sentField>;

/** The result of a save whose response was lost, according to the form read again. */
export type SavedAccount = 'saved' | 'notSaved' | 'unknown';

/** The sent values by field code. */
export type AccountValues = ReadonlyMap<string, string>;

type FieldVerdict =
  | 'holds'
  /** It is masked, and what is visible fits. */
  | 'mayHold'
  | 'differs'
  /** It gives nothing back, or nothing that can be compared. */
  | 'silent';

/** The stored record of an account that is about to be sent. */
export function toSentFields(before: readonly BankField[], values: AccountValues): SentField[] {
  // An optional field that is left empty says nothing of what was saved.
  const filled = Array.from(values).filter(([, value]) => value !== '');
  return filled.map(([code, value]) => {
    const field = fieldOf(before, code);
    const sent = fingerprintOf(code, (field && comparable(field, value)) ?? value);
    return {
      code,
      sent,
      before: rawFingerprint(field, code),
      wasThere: isThere(verdictOf(field, { code, sent, before: null }, value)),
    };
  });
}

/**
 * Compares the form before and after with what was sent. Saved: all of it is there, or what is there came with the save.
 * Not saved: a value that can be compared is still the old one. A backend that gives values back masked, in another
 * form or not at all leaves it unknown: 'not saved' is never guessed.
 *
 * @param values what was sent; null in a page that was opened again and has only the fingerprints
 */
export function savedAccount(
  sent: readonly SentField[],
  after: readonly BankField[],
  values: AccountValues | null,
): SavedAccount {
  const verdicts = sent.map((field) => {
    const now = fieldOf(after, field.code);
    return {
      now: verdictOf(now, field, values?.get(field.code) ?? null),
      wasThere: field.wasThere,
      isUnchanged: rawFingerprint(now, field.code) === field.before,
    };
  });
  if (sent.length > 0 && verdicts.every(({ now }) => now === 'holds')) return 'saved';
  const differing = verdicts.filter(({ now }) => now === 'differs');
  const hasArrived = verdicts.some(({ now, wasThere }) => isThere(now) && !wasThere);
  if (differing.length === 0) return hasArrived ? 'saved' : 'unknown';
  return !hasArrived && differing.every(({ isUnchanged }) => isUnchanged) ? 'notSaved' : 'unknown';
}

const isThere = (verdict: FieldVerdict) => verdict === 'holds' || verdict === 'mayHold';

function fieldOf(fields: readonly BankField[], code: string): BankField | undefined {
  return fields.find((field) => field.code === code);
}

function rawFingerprint(field: BankField | undefined, code: string): string {
  return fingerprintOf(code, field?.value.trim() ?? '');
}

/** The parts of a stored field that are compared. `before` null: no earlier value is known. */
type Kept = Pick<SentField, 'code' | 'sent'> & { readonly before: string | null; readonly wasThere?: boolean };

function verdictOf(field: BankField | undefined, kept: Kept, value: string | null): FieldVerdict {
  const given = field?.value.trim() ?? '';
  if (!field || given === '') return 'silent';
  const mask = maskOf(field);
  if (mask !== null) {
    // The mask of before is the account of before.
    const isOld = kept.before === rawFingerprint(field, kept.code);
    if (value === null) return isOld && kept.wasThere === false ? 'differs' : 'silent';
    return fitsMask(mask, value) || (isDigits(field) && fitsMask(mask, abroad(value))) ? 'mayHold' : 'differs';
  }
  const now = comparable(field, given);
  if (now === null) return 'silent';
  // The page that sent it compares the values; fingerprints are all that another page has.
  const isSame =
    value === null ? fingerprintOf(kept.code, now) === kept.sent : now === (comparable(field, value) ?? value);
  return isSame ? 'holds' : 'differs';
}

/** A value in the one form in which it is compared; null where it cannot be. */
function comparable(field: BankField, value: string): string | null {
  const { input } = field;
  switch (input.kind) {
    case 'text':
      return isDigits(field) ? nationalPhoneDigits(value) || null : words(value);
    case 'unrecognised':
      return words(value);
    case 'citySelect':
    case 'enum':
      // By its value, or by its name.
      return input.options.find((each) => each.value === value || each.name === value)?.value ?? null;
    case 'day':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
  }
}

const isDigits = ({ input }: BankField) => input.kind === 'text' && input.format !== 'plain';
const abroad = (value: string) => nationalPhoneDigits(value).replace(/^0/, '63');

/** Banks write names in capitals. */
function words(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Sixteen bits of a value: enough to recognise an account that was sent, too few to find it out. This is what a shared phone stores. */
function fingerprintOf(code: string, value: string): string {
  let hash = 0x811c9dc5;
  // FNV-1a, folded.
  for (const character of `${code}\n${value}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(36);
}
