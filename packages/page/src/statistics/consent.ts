import { defineItem, localItems, type ItemSchema } from '@peace/web-platform/storage';

export type Consent = 'granted' | 'refused';

/** Stores the answer: an item of `@peace/web-platform/storage` fits. */
export interface ConsentStore {
  read(): Consent | null;
  write(consent: Consent): unknown;
}

const schema: ItemSchema<Consent, Consent> = {
  '~standard': {
    validate: (value) => (value === 'granted' || value === 'refused' ? { value } : { issues: ['no answer'] }),
  },
};

/** The answer, for all apps of a host. */
export const storedConsent = (window: Pick<Window, 'localStorage'>): ConsentStore =>
  localItems(window).item(
    defineItem({ key: 'statistics-consent', version: 1, schema, owner: 'borrower', lifetime: 'no end' }),
  );
