import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

// A build sets the accent colour. A source takes it from `--peace-accent` or from the environment.

const [, accent = ''] =
  /defaultAccent = '(#\w+)'/.exec(readFileSync(join(root, 'tooling/vite/src/env.ts'), 'utf8')) ?? [];

/** @param {string} code */
const typesAccent = (code) => code.toLowerCase().replaceAll(`var(--peace-accent, ${accent})`, '').includes(accent);

it('the default accent colour is typed only as a fallback of --peace-accent', () => {
  const files = packagesIn('apps', 'packages').flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => join(folder, 'src', file)),
  );
  expect(files.filter((file) => typesAccent(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(typesAccent(`const ACCENT = '${accent}';`)).toBe(true);
});
