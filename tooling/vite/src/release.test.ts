import { isReadBy, readers } from '@peace/deployment-config/release';
import { readFileSync, readdirSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';
import { checkRelease, settingsOf } from './release.ts';

const real = {
  VITE_RELEASE: '1',
  VITE_APP_EN_NAME: 'Peso Now',
  VITE_NATIVE_SCHEME: 'pesonow',
  VITE_SCHEME_URL: 'pesonow://product',
  VITE_PHONE_REGION: 'ph',
  VITE_DEFAULT_LOCALE: 'en',
  VITE_SERVICE_PHONE: '+63287654321',
  VITE_TRUSTED_ORIGINS: '-',
  VITE_PICTURE_ORIGINS: '-',
};

const built =
  (given: Record<string, string>, { mode = 'production', app = 'borrower-h5' } = {}) =>
  () =>
    checkRelease(given, { app, env: readEnvironment(given), mode });

describe('a release', () => {
  it('may have what was decided for it', () => {
    expect(built(real)).not.toThrow();
    expect(built({ ...real, VITE_PHONE_REGION: 'original', VITE_DEFAULT_LOCALE: 'original' })).not.toThrow();
  });

  it('names each sample value that it finds', () => {
    expect(built({ VITE_RELEASE: '1' })).toThrow(
      /VITE_APP_EN_NAME.*VITE_NATIVE_SCHEME.*VITE_SCHEME_URL.*VITE_DEFAULT_LOCALE.*VITE_TRUSTED_ORIGINS.*VITE_PICTURE_ORIGINS.*servicePhone/s,
    );
  });

  it('names the origins that it trusts with the session, or says that there are none', () => {
    const { VITE_TRUSTED_ORIGINS: _none, ...silent } = real;
    expect(built(silent)).toThrow(
      'VITE_TRUSTED_ORIGINS is not set: say the origins that receive the session in a link, or - for none',
    );
    expect(built({ ...real, VITE_TRUSTED_ORIGINS: 'https://pay.lender.ph' })).not.toThrow();
    expect(readEnvironment({ VITE_TRUSTED_ORIGINS: '-' }).VITE_TRUSTED_ORIGINS).toBe('');
  });

  it('refuses each value of the sample file that was left as it is', () => {
    const file = new URL('../../deploy/settings/release-sample.env', import.meta.url);
    const sample = Object.entries(parseEnv(readFileSync(file, 'utf8')));
    expect(sample.map(([name]) => name).sort()).toEqual(Object.keys(real).sort());
    const own = sample.filter(([, value = '']) => !['1', 'ph', 'en', '-'].includes(value));
    expect(own).toHaveLength(4);
    for (const [name, value = ''] of own) expect(built({ ...real, [name]: value }), name).toThrow(value);
  });

  it('is asked only for the settings that its app reads', () => {
    const { VITE_RELEASE, VITE_APP_EN_NAME, VITE_DEFAULT_LOCALE } = real;
    expect(built({ VITE_RELEASE, VITE_APP_EN_NAME, VITE_DEFAULT_LOCALE }, { app: 'official-site' })).not.toThrow();
    expect(built({ VITE_RELEASE: '1' }, { app: 'promo-landing' })).toThrow(
      /^[^]*VITE_APP_EN_NAME.*\n.*VITE_NATIVE_SCHEME.*\n.*VITE_PHONE_REGION.*\n.*VITE_DEFAULT_LOCALE[^\n]*$/,
    );
  });

  it.each(['borrower-h5', 'official-site', 'promo-landing'])('knows which settings %s reads', (app) => {
    const sources = new URL(`../../../apps/${app}/src/`, import.meta.url);
    const text = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(new URL(file, sources), 'utf8'))
      .join('\n');
    const read = Object.keys(readers).filter((name) => new RegExp(`env\\.${name}\\b`).test(text));
    expect(read).toEqual(Object.keys(readers).filter((name) => isReadBy(app, name)));
  });

  it.each([
    ['VITE_APP_EN_NAME', 'PEACE'],
    ['VITE_SCHEME_URL', 'peace://home'],
    ['VITE_SERVICE_PHONE', '(02) 8123 4567'],
    ['VITE_SERVICE_PHONE', '+63 917 123 4567'],
    ['VITE_PLAY_STORE_URL', 'https://play.google.com/store/apps/details?id=com.example.sample', 'promo-landing'],
  ])('refuses the sample %s=%s', (name, value, app = 'borrower-h5') => {
    expect(built({ ...real, [name]: value }, { app })).toThrow('a sample');
  });

  it.each([
    ['VITE_API_BASE', 'http://api.lender.ph/peace', 'not https'],
    ['VITE_STATS_URL', 'http://stats.lender.ph', 'not https'],
    ['VITE_TRUSTED_ORIGINS', 'http://127.0.0.1:8787', 'not https'],
    ['VITE_PICTURE_ORIGINS', 'https://codes.example.com', 'reserved'],
  ])('refuses %s=%s', (name, value, reason) => {
    expect(built({ ...real, [name]: value })).toThrow(reason);
  });

  it('is built in production', () => {
    expect(built(real, { mode: 'staging' })).toThrow('the mode is "staging"');
  });

  it('alone is held to that', () => {
    expect(built({}, { mode: 'staging' })).not.toThrow();
  });
});

it('a build’s environment is its deployment’s defaults', () => {
  expect(settingsOf(readEnvironment({ VITE_OFF: 'apply,channel:3', VITE_API_BASE: '/v2' }))).toMatchObject({
    apiBase: '/v2',
    off: ['apply', 'channel:3'],
    statsUrl: '',
    defaultLocale: 'original',
  });
});
