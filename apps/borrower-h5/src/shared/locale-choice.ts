import { isLocale, type Locale } from '@peace/i18n';
import type { ItemStorage, StoredItem } from '@peace/web-platform/storage';
import { custom } from 'valibot';

/** The language a person chose on an earlier visit. */
export function storedLocale(storage: ItemStorage): StoredItem<Locale> {
  return storage.item({ key: 'locale', version: 1, schema: custom<Locale>(isLocale) });
}
