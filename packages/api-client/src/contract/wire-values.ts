import { type Currency, type Money, parseMoney, toDecimalString } from '@peace/money-date';
import { plainTelephone, plainText } from '@peace/validators';
import {
  array,
  boolean,
  custom,
  fallback,
  type InferInput,
  metadata,
  nonEmpty,
  nullish,
  number,
  pipe,
  safeInteger,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'valibot';
import { LONGEST_TEXT, recordDropped } from '../unreadable-values.ts';
import { entriesOf, list, strictList } from './lists.ts';
import { isFields, wireObject } from './wire-object.ts';

// Schemas for the backend's values. They tolerate sloppy values if nothing is lost by it (display texts, flags, absent lists),
// and are strict if a wrong guess costs money (ids, payment links).

export const sloppyText = fallback(nullish(union([string(), number()]), ''), '');

/** A text for display, cut to `LONGEST_TEXT`: a number is taken as text; null, absent or anything else is the empty text. */
export const text = pipe(
  sloppyText,
  transform((value) => String(value).slice(0, LONGEST_TEXT)),
);

/** A text that decides something when it is there: null when empty or absent. */
export const optionalText = pipe(
  sloppyText,
  transform((value): string | null => String(value).trim() || null),
);

/** An address of a mail: null when empty or absent. */
export const optionalAddress = pipe(
  optionalText,
  transform((value) => plainText(value ?? '').trim() || null),
);

/** A telephone, or a link in its place, as it is shown and dialled: null when empty or absent. */
export const optionalTelephone = pipe(
  optionalText,
  transform((value) => plainTelephone(value ?? '') || null),
);

/** An id: a non-empty text or a whole number small enough that JSON did not round it. */
export const id = pipe(union([string(), pipe(number(), safeInteger())]), transform(String), trim(), nonEmpty());

const sloppyFlag = fallback(nullish(union([boolean(), number(), string()]), null), null);

/** True for 1, '1' and true alone: the flags of which the product says "equals 1". Null where it was not sent. */
export const isOneIfSent = pipe(
  sloppyFlag,
  transform((value) => (value === null || value === '' ? null : value === true || Number(value) === 1)),
);

/** As {@link isOneIfSent}, and false where it was not sent. */
export const isOne = pipe(
  isOneIfSent,
  transform((value) => value === true),
);

/** False for 0, '0' and false alone: the flags of which the product says "non-zero". `absent` is what null and absent mean. */
// @__NO_SIDE_EFFECTS__
export function isNotZero(absent: boolean) {
  return pipe(
    sloppyFlag,
    transform((value) => (value === null || value === '' ? absent : Number(value) !== 0)),
  );
}

/** A list with gaps, as `lists.ts` has it. */
const listWithGaps = pipe(
  custom<InferInput<typeof text>[]>((wire) => isFields(wire) && entriesOf(wire) !== null),
  metadata({ items: text }),
  transform((wire) => Object.values(wire)),
  array(text),
);

/** Texts (tags) as a list, or joined by commas; empty ones are dropped. */
export const textList = pipe(
  fallback(union([array(text), listWithGaps, text]), ''),
  transform((value): string[] => (typeof value === 'string' ? value.split(',') : value)),
  transform((texts) => texts.map((entry) => entry.trim()).filter((entry) => entry !== '')),
);

/** A positive whole number (a term, a count), as number or digits, also as `121.00`; null when it is neither. */
export const count = pipe(
  sloppyText,
  transform((value): number | null => {
    const digits = String(value).trim();
    return /^[1-9]\d{0,8}(?:\.0+)?$/.test(digits) ? Number(digits) : null;
  }),
);

/** A decimal amount as number or text; null when it does not parse, so that the screen shows '—' and disables paying. */
// @__NO_SIDE_EFFECTS__
export function amount(currency: Currency) {
  return pipe(
    sloppyText,
    transform((value) => readAmount(value, currency)),
  );
}

/** The same of a value whose currency is another field's. Noise of a backend that counts in floating point is reported. */
export function readAmount(value: string | number, currency: Currency): Money | null {
  const money = parseMoney(value, currency);
  if (money && typeof value === 'number' && Number(toDecimalString(money)) !== value)
    recordDropped('the noise of an amount');
  return money;
}

/** A label and its value, as every detail list of the product has them. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
}

const detailRow = pipe(
  wireObject({ text, value: text }),
  transform((row): DetailRow => ({ label: row.text, value: row.value })),
);

/** Rows sent as `text` and `value`. */
export const detailRows = list(detailRow);

/** The rows of an offer: what a loan costs is never shown in part. */
export const offerRows = nullish(strictList(detailRow), []);

/** A response whose data is not read. */
export const ignored = pipe(
  unknown(),
  transform(() => undefined),
);
