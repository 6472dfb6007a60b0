export type Consent = 'granted' | 'refused';

/** Stores the answer: an item of `@peace/web-platform/storage` fits. */
export interface ConsentStore {
  read(): Consent | null;
  write(consent: Consent): unknown;
}

/**
 * How the answer is kept: the options of an item in `localStorage`, so that all apps of one host share it. The schema follows
 * the Standard Schema convention by hand; no page loads a library for it.
 */
export const consentItem = {
  key: 'statistics-consent',
  version: 1,
  schema: {
    '~standard': {
      validate: (value: unknown): { readonly value: Consent } | { readonly issues: readonly string[] } =>
        value === 'granted' || value === 'refused' ? { value } : { issues: ['neither granted nor refused'] },
    },
  },
} as const;
