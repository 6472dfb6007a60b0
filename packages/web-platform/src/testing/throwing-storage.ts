import * as v from 'valibot';

export const draft = { key: 'draft', version: 2, schema: v.object({ text: v.string() }) };

export const throwing = (cause: unknown) => () => {
  throw cause;
};
