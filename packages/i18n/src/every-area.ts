import type { MessageArea } from './define-messages.ts';

/** Every area by its file and its name, for a build that splits the wording by language. */
export const everyArea = import.meta.glob<Readonly<Record<string, MessageArea>>>(
  ['./messages/*.ts', '!./messages/*.test.ts'],
  { eager: true },
);
