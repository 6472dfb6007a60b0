import { object, string } from 'valibot';
import { defineItem } from '../storage.ts';

export const draftSchema = object({ text: string() });

export const draft = defineItem({
  key: 'draft',
  version: 2,
  schema: draftSchema,
  owner: 'borrower',
  lifetime: 'no end',
});

export const throwing = (cause: unknown) => () => {
  throw cause;
};
