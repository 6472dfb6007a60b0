import { declareItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { picklist } from 'valibot';

/** How a visitor came to the download page: just registered, or found out to be registered already. */
export type RegistrationOutcome = 'registered' | 'alreadyRegistered';

/** Kept for the visit, without the number: what the download page has to say survives its reload. */
export function storedOutcome(visit: ItemStorage): StoredItem<RegistrationOutcome> {
  return visit.item(
    declareItem({
      key: 'registration-outcome',
      version: 1,
      schema: picklist(['registered', 'alreadyRegistered']),
    }),
  );
}
