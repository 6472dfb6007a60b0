import { picklist, record, string } from 'valibot';
import { defineItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { inWords } from './text.ts';

/**
 * The test page's default values by parameter name: the eight of spec §2, then the rest of the session's parameters (spec §3),
 * so that a screen can be opened with any session.
 */
export const sampleFields = {
  appVersion: '1.0.0',
  deviceName: 'iPhone 14',
  deviceId: 'preview-device',
  osVersion: '17.5',
  sessionId: 'preview-session',
  advertisingId: '00000000-0000-4000-8000-000000000000',
  productId: '101',
  orderId: '7001',
  userId: 'preview-user',
  appName: 'Peace',
  clientType: 'ios',
  merchantNumber: '',
  mobilePhone: '09171234567',
};

export type FieldName = keyof typeof sampleFields;

/** The value of each field; links omit an empty one. */
export type Fields = Readonly<Record<FieldName, string>>;

export const fieldLabel = (name: FieldName): string => (name === 'osVersion' ? 'OS version' : inWords(name));

const isFieldName = (name: string): name is FieldName => Object.hasOwn(sampleFields, name);

/** All names, in the order of the page. */
export const fieldNames: readonly FieldName[] = Object.keys(sampleFields).filter(isFieldName);

/** How many of them are the test page's own; the rest stand folded below. */
export const mainFieldCount = 8;

/** Some of the fields, as they are kept between visits. */
const someFieldsSchema = record(picklist(fieldNames), string());

export type SomeFields = { readonly [Name in FieldName]?: string | undefined };

export function editedFields(fields: Fields): SomeFields {
  const edited: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) if (fields[name] !== sampleFields[name]) edited[name] = fields[name];
  return edited;
}

export function withFields(base: Fields, some: SomeFields): Fields {
  const result: Record<FieldName, string> = { ...base };
  for (const name of fieldNames) result[name] = some[name] ?? base[name];
  return result;
}

/** The fields that were edited, kept between visits. */
export function storedFields(storage: ItemStorage): StoredItem<SomeFields> {
  return storage.item(
    defineItem({
      key: 'dev-preview-fields',
      version: 1,
      schema: someFieldsSchema,
      owner: 'device',
      lifetime: 'no end',
    }),
  );
}
