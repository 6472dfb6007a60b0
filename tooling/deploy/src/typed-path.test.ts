import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typedFile, typedSettings } from './typed-path.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peace-typed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file that cannot be read is named, with its option', () => {
  const missing = join(folder, 'public.pem');
  expect(() => typedFile('--verify', missing)).toThrow(`--verify ${missing}: ${missing} cannot be read: ENOENT`);
  expect(() => typedFile('--verify', folder)).toThrow(`${folder} cannot be read: EISDIR`);
});

it.each([
  ['{ "apiBase": ', 'is not JSON'],
  ['["/peace"]', 'holds no object of settings'],
  ['null', 'holds no object of settings'],
])('settings of %s are refused with the name of their file', (text, why) => {
  const file = join(folder, 'config.json');
  writeFileSync(file, text);
  expect(() => typedSettings('--config', file)).toThrow(`--config ${file}: ${file} ${why}`);
});
