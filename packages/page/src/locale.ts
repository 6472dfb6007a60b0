import { isLocale, type Locale } from '@peace/i18n';
import { defineItem, localItems, type ItemSchema, type StoredItem } from '@peace/web-platform/storage';

const schema: ItemSchema<Locale, Locale> = {
  '~standard': { validate: (value) => (isLocale(value) ? { value } : { issues: ['no locale'] }) },
};

/** The language that was chosen, for all apps of a host. */
export const storedLocale = (window: Pick<Window, 'localStorage'>): StoredItem<Locale> =>
  localItems(window).item(defineItem({ key: 'locale', version: 1, schema, owner: 'device', lifetime: 'no end' }));
