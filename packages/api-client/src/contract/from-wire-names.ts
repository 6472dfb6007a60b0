import { type GenericSchema, metadata, object, pipe, record, string, transform, unknown } from 'valibot';
import { entriesOf } from './lists.ts';
import { isFields, noList } from './wire-object.ts';

/** Wire names of one section of wire-names.json: domain name → wire name, nested where the field is a list or an object. */
export interface WireNames {
  readonly [domainName: string]: string | { readonly name: string; readonly fields: WireNames };
}

type Fields = Readonly<Record<string, unknown>>;

/** Renames an object's fields from wire names to domain names; unknown fields are dropped. */
export function fromWireNames(names: WireNames, wire: Fields): Fields {
  const entries = Object.entries(names).map(([domainName, target]) => {
    if (typeof target === 'string') return [domainName, wire[target]];
    return [domainName, rename(wire[target.name], (fields) => fromWireNames(target.fields, fields))];
  });
  return Object.fromEntries(entries);
}

/** The reverse: from domain names to wire names. Payloads and the sandbox's responses need it. */
export function toWireNames(names: WireNames, domain: Fields): Fields {
  const entries = Object.entries(names).map(([domainName, target]) => {
    if (typeof target === 'string') return [target, domain[domainName]];
    return [target.name, rename(domain[domainName], (fields) => toWireNames(target.fields, fields))];
  });
  return Object.fromEntries(entries);
}

/**
 * A wire object whose names are in `names`. `entries` are its values' schemas under their domain names, one for each
 * name of the section: a name without a schema, or a schema without a name, does not compile.
 */
// @__NO_SIDE_EFFECTS__
export function namedObject<Names extends WireNames, Entries extends { readonly [Name in keyof Names]: GenericSchema }>(
  names: Names,
  entries: Entries & { readonly [Name in Exclude<keyof Entries, keyof Names>]: never },
) {
  return pipe(
    noList(record(string(), unknown())),
    // For OpenAPI: what the names stand for cannot be seen through the transform.
    metadata({ wireNames: names, entries }),
    transform((wire): unknown => fromWireNames(names, wire)),
    object<Entries>(entries),
  );
}

/** Renames within an object, or within each object of a list, with gaps too; anything else is left to the schema. */
function rename(value: unknown, renameFields: (fields: Fields) => Fields): unknown {
  const entries = typeof value === 'object' ? entriesOf(value) : null;
  if (entries) return entries.map((item) => (isFields(item) ? renameFields(item) : item));
  return isFields(value) ? renameFields(value) : value;
}
