import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.js';
import { checkRelease, settingsOf } from './release.js';

const real = {
  VITE_RELEASE: '1',
  VITE_APP_EN_NAME: 'Peso Now',
  VITE_APP_CN_NAME: 'Peso Now',
  VITE_NATIVE_SCHEME: 'pesonow',
  VITE_SCHEME_URL: 'pesonow://product',
  VITE_PHONE_REGION: 'ph',
  VITE_DEFAULT_LOCALE: 'en',
  VITE_SERVICE_PHONE: '+63287654321',
};

/** @param {Record<string, string>} given @param {string} [mode] */
const built =
  (given, mode = 'production') =>
  () =>
    checkRelease(given, { env: readEnvironment(given), mode });

describe('a release', () => {
  it('may have what was decided for it', () => {
    expect(built(real)).not.toThrow();
    expect(built({ ...real, VITE_PHONE_REGION: 'original', VITE_DEFAULT_LOCALE: 'original' })).not.toThrow();
  });

  it('has none of the samples, and says which it found', () => {
    expect(built({ VITE_RELEASE: '1' })).toThrow(
      /VITE_APP_EN_NAME.*VITE_APP_CN_NAME.*VITE_NATIVE_SCHEME.*VITE_SCHEME_URL.*VITE_PHONE_REGION.*VITE_DEFAULT_LOCALE.*servicePhone/s,
    );
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
    expect(built(real, 'staging')).toThrow('the mode is "staging"');
  });

  it('alone is held to that', () => {
    expect(built({}, 'staging')).not.toThrow();
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
