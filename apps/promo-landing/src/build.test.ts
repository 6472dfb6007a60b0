import { readFileSync } from 'node:fs';
import { company } from '@peace/company';
import { locales } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { exampleTexts, workedExample } from '@peace/company/loan-calculator';
import { builtFiles } from '@peace/vite-config/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let files: Map<string, string>;

function buildPage(env: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...env })) vi.stubEnv(name, value);
  return builtFiles(`${import.meta.dirname}/..`);
}

const textOf = (name: string) => files.get(name) ?? '';

beforeAll(async () => {
  files = await buildPage({ VITE_BACKGROUND: '#0a5c36' });
}, 120_000);

afterAll(() => vi.unstubAllEnvs());

it.each(locales)('has the form in %s before any script', (locale) => {
  const page = textOf(`index.${locale}.html`);
  expect(page).toContain(`data-locale="${locale}"`);
  for (const name of ['phone', 'captcha', 'smsCode']) expect(page).toContain(`name="${name}"`);
  expect(page).toContain(company.secRegistrationNumber);
  expect(page).toContain(company.certificateOfAuthorityNumber);
});

it.each(locales)('has the price of a loan in %s, with the regulator’s advice under it', (locale) => {
  const { each, total, cost, effective, effectiveMonthly } = exampleTexts(workedExample(company.offer));
  const [text = ''] = /promo-price__terms.*?<\/section>/.exec(textOf(`index.${locale}.html`)) ?? [];
  for (const figure of [each, total, cost, effective, effectiveMonthly]) expect(text).toContain(figure);
  expect(text).toContain(companyMessages[locale].advice);
});

it.each(locales)('has a link preview in %s: words, and a picture named in full that is there', (locale) => {
  const page = textOf(`index.${locale}.html`);
  const preview = Object.fromEntries(
    [...page.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
  );
  expect(preview).toMatchObject({
    'og:image': `${company.website}/${locale === 'fil' ? 'og.fil.png' : 'og.png'}`,
    'og:url': `${company.website}/promotion`,
  });
  for (const name of ['og:title', 'og:description', 'og:image:alt']) expect(preview[name]).toMatch(/\S/);
  // The public site's, at the same origin.
  const picture = readFileSync(
    `${import.meta.dirname}/../../official-site/public/${preview['og:image']?.split('/').at(-1)}`,
  );
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('has three small scripts in its markup, no handler, and only its own stylesheet, so a strict policy fits', () => {
  const page = textOf('index.html');
  expect(page.match(/<style/g)).toHaveLength(1);
  expect(page).not.toMatch(/rel="stylesheet"|\sstyle="|\son[a-z]+="/);
  const scripts = [...page.matchAll(/<script(?! type="application\/json")([^>]*)>([^<]*)/g)];
  const [outdatedEngine, textSize, untilReact, ...none] = scripts
    .map(([, , code = '']) => code)
    .filter((code) => code !== '');
  expect(outdatedEngine).toContain('throwIfAborted');
  expect(textSize).toContain('followTextSize');
  expect(untilReact).toContain('dataset.kept');
  expect(none).toEqual([]);
  for (const [, attributes] of scripts.filter(([, , inline]) => inline === ''))
    expect(attributes).toContain('src="/promotion/assets/');
});

it('has a favicon in the accent of the build', () => {
  expect(textOf('index.html')).toContain('href="/promotion/favicon.svg"');
  expect(textOf('favicon.svg')).toContain('fill="#0a5c36"');
});

it('is refused as a release while the company is not complete', async () => {
  const release = buildPage({ VITE_RELEASE: '1' });
  if (company.sample) await expect(release).rejects.toThrow('This is no release');
  else await expect(release).resolves.toBeDefined();
}, 120_000);
