import { defineItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { picklist } from 'valibot';

/** The visitor on the download page has just registered, or was registered already. */
export type RegistrationOutcome = 'registered' | 'alreadyRegistered';

/** The result of the registration in the session storage, without the number, so that the download page survives a reload. */
export function storedOutcome(visit: ItemStorage): StoredItem<RegistrationOutcome> {
  return visit.item(
    defineItem({
      key: 'registration-outcome',
      version: 1,
      schema: picklist(['registered', 'alreadyRegistered']),
      owner: 'borrower',
      lifetime: 'the visit',
    }),
  );
}
