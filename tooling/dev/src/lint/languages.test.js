import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

const [, declared = ''] = /export const locales = \[(.*?)\]/.exec(read('packages/i18n/src/locale.ts')) ?? [];
const languages = [...declared.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

it('the languages are found', () => {
  expect(languages).toContain('fil');
});

// These cannot import `@peace/i18n`: they are read by Node as they are, by nginx, or stand below it.
it.each([
  ['what a deployment may choose', 'packages/deployment-config/src/rules.js', /localeName = picklist\(\[(.*?)\]/],
  ['the pages that a build prerenders', 'tooling/vite/src/prerender.ts', /everyLocale = \[(.*?)\]/],
  [
    'the folders of the public site',
    'tooling/deploy/nginx/peace/locations/official-site-languages.conf',
    /<peace_folder>(.*?)\)/,
  ],
  ['its pages for what is missing', 'tooling/deploy/nginx/peace/official-site.conf', /\?:default\|(.*?)\)/],
  ['the choice in dev-preview', 'apps/dev-preview/src/shared/choices.ts', /languages = \['app', (.*?)\]/],
  ['the toolbar of Storybook', 'tooling/storybook/.storybook/preview.tsx', /title: 'Language'.*?items: \[(.*?)\]/],
])('%s: the same languages as in locale.ts', (_what, file, list) => {
  const [, names = ''] = list.exec(read(file)) ?? [];
  expect(names.match(/\w+/g)).toEqual(languages);
});
