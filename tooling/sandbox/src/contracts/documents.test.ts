import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { documents } from './documents.ts';
import { openapi } from './openapi.ts';

// openapi.json is too long to be read in a review: `pnpm contracts` writes it, and it is not in the repository.
const committed = documents.filter(({ path }) => basename(path) !== 'openapi.json');

test.each(committed.map(({ path, content }) => [basename(path), path, content]))(
  '%s is what the declarations say; `pnpm contracts` writes it',
  (_name, path, content) => {
    expect(readFileSync(path, 'utf8')).toBe(content);
  },
);

test('the description of the backend is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(openapi()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});
