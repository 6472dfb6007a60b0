import { builtFiles } from '@peace/vite-config/testing';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { textsIn, filesWithForbiddenText } from './contents.ts';
import { appNames, folderOf } from './sites.ts';

it.each(appNames)('no file of %s contains what must not ship', (app) => {
  const files = textsIn(join(folderOf(app), 'dist'));
  expect(Object.keys(files)).toContain('index.html');
  expect(filesWithForbiddenText(files, app)).toEqual([]);
});

it('the page console is found in a staging build', { timeout: 60_000 }, async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const app = 'promo-landing';
  const files = Object.fromEntries(await builtFiles(folderOf(app), 'staging'));
  const eruda = expect.stringMatching(/^assets\/eruda-.*\.js$/);
  expect(filesWithForbiddenText(files, app)).toEqual(expect.arrayContaining(['index.html', eruda]));
});

it.each(['fetch("/__sandbox/reset")', '<a href="/testPreview">', 'class="dp-phone"'])('%s is found', (text) => {
  expect(filesWithForbiddenText({ 'index.html': '<p>', 'a.js': text }, 'borrower-h5')).toEqual(['a.js']);
});
