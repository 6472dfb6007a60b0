import { declareItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { someFieldsSchema, type SomeFields } from '#shared/fields.ts';

/** The fields that were edited, kept between visits. */
export function storedFields(storage: ItemStorage): StoredItem<SomeFields> {
  return storage.item(declareItem({ key: 'dev-preview-fields', version: 1, schema: someFieldsSchema }));
}
