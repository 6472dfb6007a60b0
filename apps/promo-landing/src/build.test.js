// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { company } from '@peace/company';
import { locales } from '@peace/i18n';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** @type {Map<string, string>} the built files' text by name */
let files;

/** Builds as `vite build` does, without writing anything. */
async function buildPage(env = {}) {
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...env })) vi.stubEnv(name, value);
  const { output } = await build({ root: `${import.meta.dirname}/..`, logLevel: 'silent', build: { write: false } });
  return new Map(output.map((file) => [file.fileName, String(file.code ?? file.source)]));
}

beforeAll(async () => {
  files = await buildPage();
}, 120_000);

afterAll(() => vi.unstubAllEnvs());

it.each(locales)('has the form in %s before any script', (locale) => {
  const page = files.get(`index.${locale}.html`);
  expect(page).toContain(`data-locale="${locale}"`);
  for (const name of ['phone', 'captcha', 'smsCode']) expect(page).toContain(`name="${name}"`);
  expect(page).toContain(company.secRegistrationNumber);
  expect(page).toContain(company.certificateOfAuthorityNumber);
});

it('has no script or handler in its markup, and only its own stylesheet, so the strictest policy fits', () => {
  const page = files.get('index.html');
  expect(page.match(/<style/g)).toHaveLength(1);
  expect(page).not.toMatch(/rel="stylesheet"|\sstyle="|\son[a-z]+="/);
  for (const [, attributes] of page.matchAll(/<script([^>]*)>/g))
    expect(attributes).toContain('src="/promotion/assets/');
});

it('stays small: a stranger opens it from an advertisement, on a mobile network', () => {
  const kilobytes = (ending) => {
    const texts = [...files]
      .filter(([name]) => name.endsWith(ending))
      .map(([, text]) => brotliCompressSync(text).length);
    return texts.reduce((sum, size) => sum + size, 0) / 1000;
  };
  // React is 59 of them.
  expect(kilobytes('.js')).toBeLessThan(86);
  expect([...files.keys()].filter((name) => name.endsWith('.css'))).toEqual([]);
  // Most of it is the stylesheet.
  expect(brotliCompressSync(files.get('index.html')).length / 1000).toBeLessThan(11.5);
});

it('is refused as a release while the company is not complete', async () => {
  const release = buildPage({ VITE_RELEASE: '1' });
  if (company.sample) await expect(release).rejects.toThrow('A release needs the company');
  else await expect(release).resolves.toBeDefined();
}, 120_000);
