import { custom, type InferOutput, looseObject, object, parse, pipe, transform } from 'valibot';
import { wireObject } from '../wire-object.ts';
import { list } from '../lists.ts';
import { count, id, isOne, optionalText, text } from '../wire-values.ts';
import { requiredId } from '../payload-values.ts';

/** How a field of the bank form is filled in. */
export type BankFieldInput =
  | { readonly kind: 'text'; readonly format: TextFormat }
  | { readonly kind: 'citySelect' | 'enum'; readonly options: readonly BankFieldOption[] }
  | { readonly kind: 'day' }
  /** A category this version does not know; `raw` as it came. */
  | { readonly kind: 'unrecognised'; readonly raw: string };

/** A text field takes digits grouped 3-4-4, by fours, or not at all; or any text. */
export type TextFormat = 'phone' | 'bankCard' | 'digits' | 'plain';

/** One choice of a picker; `value` is what is sent. */
export interface BankFieldOption {
  readonly name: string;
  readonly value: string;
}

/** One field of the bank form. */
export const bankFormItem = pipe(
  looseObject({
    /** The field's key in what is submitted. */
    code: id,
    title: text,
    subtitle: text,
    /** 'category': text, city select, day or enum. */
    cate: text,
    value: text,
    /** The options of a picker: `type` is the value behind `name`. */
    note: list(wireObject({ name: text, type: id })),
    inputType: text,
    /** 0 or none: under every tab; else the card type whose tab shows the field. */
    cardTypeMi: count,
    channelNumber: optionalText,
  }),
  transform((wire) => ({
    code: wire.code,
    title: wire.title,
    subtitle: wire.subtitle,
    value: wire.value,
    input: toInput(
      wire.cate,
      wire.inputType,
      wire.note.map((option) => ({ name: option.name, value: option.type })),
    ),
    /** Null: the field belongs to every card type. */
    cardType: wire.cardTypeMi,
    channelNumber: wire.channelNumber,
    /** The names of the item's fields that are 1: the deployment may name one that makes a field optional (`optionalBankField`). */
    flags: Object.entries(wire).flatMap(([name, value]) => (parse(isOne, value) ? [name] : [])),
  })),
);

/** One field of the bank form. */
export type BankField = InferOutput<typeof bankFormItem>;

/** The card type whose tab opens first, and the channel that a form which asks for one starts from (spec §9). */
export const defaultCardType = 1;
export const defaultChannelNumber = '90006';

function toInput(category: string, inputType: string, options: readonly BankFieldOption[]): BankFieldInput {
  // Spelled 'citySelect', 'city_select' or 'city select'.
  switch (category.toLowerCase().replace(/[^a-z]/g, '')) {
    case 'text':
      return { kind: 'text', format: toFormat(inputType) };
    case 'cityselect':
      return { kind: 'citySelect', options };
    case 'enum':
      return { kind: 'enum', options };
    case 'day':
      return { kind: 'day' };
    default:
      return { kind: 'unrecognised', raw: category };
  }
}

function toFormat(inputType: string): TextFormat {
  if (inputType === 'phone' || inputType === 'bankCard') return inputType;
  // The specification's numeric inputs strip what is no digit; it does not list their names, these are the usual ones.
  return /^(?:number|numeric|digits?|integer|tel)$/i.test(inputType) ? 'digits' : 'plain';
}

/** The filled-in form: each field's code with its value, digits ungrouped. The product id wins over a field of its name. */
export const bankFormPayload = pipe(
  object({ productId: requiredId, values: custom<ReadonlyMap<string, string>>((values) => values instanceof Map) }),
  transform(({ productId, values }) => ({ ...Object.fromEntries(values), product_id: productId })),
);
