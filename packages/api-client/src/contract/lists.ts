import {
  array,
  custom,
  fallback,
  type GenericSchema,
  type InferInput,
  metadata,
  nullish,
  pipe,
  safeParse,
  transform,
} from 'valibot';
import { describeIssue, kindOf, recordDropped } from '../unreadable-values.ts';
import { isFields } from './wire-object.ts';

// How the backend sends a list: as one, or as an object under the entries' numbers, which is PHP's list with gaps. An empty one is `[]`,
// `{}` (PHP's empty map) or `''`. Null and nothing say no more than that it was not sent: `nullish` declares where that may be.

/** Parses any value as the list that the contract declares; the metadata of each use names its items for OpenAPI. */
const wireList = <Item extends GenericSchema>() => custom<InferInput<Item>[]>(() => true);

/**
 * A list beside other things, empty where it was not sent: an entry that cannot be read is dropped, and so is something in its place
 * that is no list. The developers' log shows both. Not for a list in which each entry counts ({@link strictList}), nor for one of
 * which the page says that it is empty ({@link mainList}, {@link optionalMainList}).
 */
// @__NO_SIDE_EFFECTS__
export function list<Item extends GenericSchema>(item: Item) {
  return nullish(
    pipe(
      wireList<Item>(),
      metadata({ items: item }),
      transform((wire) => (entriesOf(wire) ?? dropped(wire)).flatMap((entry, place) => readable(item, entry, place))),
    ),
    [],
  );
}

/**
 * A list in which one unreadable entry makes the response unreadable: what is owed and when, what a loan costs, what is agreed to, the fields of a form,
 * and the lists in which a write is looked for whose response was lost.
 */
// @__NO_SIDE_EFFECTS__
export function strictList<Item extends GenericSchema>(item: Item) {
  return pipe(
    wireList<Item>(),
    metadata({ items: item }),
    transform((wire): unknown => entriesOf(wire) ?? wire),
    array(item),
  );
}

/**
 * A list of which the page says that it is empty: an entry that cannot be read is dropped, but a list of which nothing can be read
 * fails, because it is not empty.
 */
// @__NO_SIDE_EFFECTS__
export function mainList<Item extends GenericSchema>(item: Item) {
  return pipe(
    wireList<Item>(),
    metadata({ items: item }),
    transform((wire): unknown => {
      const entries = entriesOf(wire);
      const kept = entries?.filter((entry, place) => readable(item, entry, place).length > 0);
      return kept && kept.length > 0 ? kept : (entries ?? wire);
    }),
    array(item),
  );
}

/** As {@link mainList}, beside other things: null where it was not sent, or nothing of it can be read. */
// @__NO_SIDE_EFFECTS__
export function optionalMainList<Item extends GenericSchema>(item: Item) {
  return fallback(nullish(mainList(item), null), null);
}

function readable<Item extends GenericSchema>(item: Item, entry: unknown, place: number) {
  const result = safeParse(item, entry, { abortEarly: true });
  if (result.success) return [result.output];
  recordDropped(`entry ${place} of a list: ${describeIssue(result.issues[0])}`);
  return [];
}

function dropped(wire: unknown): readonly unknown[] {
  recordDropped(`what should be a list and is ${kindOf(wire)}`);
  return [];
}

/** Null where it is no list. */
export function entriesOf(wire: unknown): readonly unknown[] | null {
  if (Array.isArray(wire)) return wire;
  if (wire === '') return [];
  return isFields(wire) && Object.keys(wire).every((key) => /^\d+$/.test(key)) ? Object.values(wire) : null;
}
