import { object, string } from 'valibot';
import { declareItem } from '../storage.ts';

export const draftSchema = object({ text: string() });

export const draft = declareItem({ key: 'draft', version: 2, schema: draftSchema });

export const throwing = (cause: unknown) => () => {
  throw cause;
};
