import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const app = dirname(createRequire(import.meta.url).resolve('borrower-h5/package.json'));

/** Every address borrower-h5 has a screen for, read from the file that says so: a new one is tried from its first day. */
export const borrowerPaths: readonly string[] = Array.from(
  readFileSync(join(app, 'src/shared/paths.ts'), 'utf8').matchAll(/: '(\/[^']+)'/g),
  ([, path = '']) => path,
);
