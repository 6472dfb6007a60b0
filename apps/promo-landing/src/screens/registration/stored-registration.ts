import { defineItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { number, object, string } from 'valibot';

/** A registration stores these values for the length of the visit. */
export interface StoredRegistration {
  readonly draft: StoredItem<{ readonly phone: string; readonly smsCode: string }>;
  /** The id that captcha, SMS code and registration belong under: the code that was sent stays good after a reload. */
  readonly sid: StoredItem<string>;
  /** When another SMS code may be requested, in milliseconds since 1970. */
  readonly resendAt: StoredItem<number>;
}

export function storedRegistration(visit: ItemStorage): StoredRegistration {
  return {
    draft: visit.item(
      defineItem({
        key: 'registration-draft',
        version: 1,
        schema: object({ phone: string(), smsCode: string() }),
        owner: 'borrower',
        lifetime: 'the visit',
      }),
    ),
    sid: visit.item(
      defineItem({ key: 'registration-sid', version: 1, schema: string(), owner: 'borrower', lifetime: 'the visit' }),
    ),
    resendAt: visit.item(
      defineItem({
        key: 'registration-resend-at',
        version: 1,
        schema: number(),
        owner: 'borrower',
        lifetime: 'the visit',
      }),
    ),
  };
}
