import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      VITE_API_BASE: '/peace',
      VITE_DEFAULT_LOCALE: 'original',
      VITE_PHONE_REGION: 'original',
      VITE_NATIVE_SCHEME: 'peace',
      VITE_STATS_URL: '',
      VITE_FEEDBACK_URL: '/feedback',
      VITE_AGREEMENT_CHECKED: '1',
      VITE_BACKGROUND: '#12508f',
      VITE_FONT_COLOR: '#ffffff',
      VITE_BG_FONT_COLOR: '#12508f',
      VITE_SERVICE_PHONE: expect.stringMatching(/^\+63/),
      VITE_SCHEME_URL: 'peace://product',
      VITE_APP_EN_NAME: 'Peace',
    });
  });

  it('takes an empty variable as its default', () => {
    expect(readEnvironment({ VITE_API_BASE: '' }).VITE_API_BASE).toBe('/peace');
  });

  it('leaves variables of other programs alone', () => {
    expect(() => readEnvironment({ PATH: '/bin', PEACE_ORIGIN: 'https://api.example.ph' })).not.toThrow();
  });

  it('normalises the trusted origins', () => {
    const env = readEnvironment({ VITE_TRUSTED_ORIGINS: 'https://a.example.ph, https://b.example.ph' });
    expect(env.VITE_TRUSTED_ORIGINS).toBe('https://a.example.ph,https://b.example.ph');
  });

  it('normalises the codes of an ended session, of which there are none by default', () => {
    expect(readEnvironment({}).VITE_SESSION_ENDED_CODES).toBe('');
    const env = readEnvironment({ VITE_SESSION_ENDED_CODES: '40001, -2 ,TOKEN_EXPIRED,' });
    expect(env.VITE_SESSION_ENDED_CODES).toBe('40001,-2,TOKEN_EXPIRED');
  });

  it('takes pictures to pay by from folders of the own origin, over https, and from this machine', () => {
    const origins =
      '/peace/codes/,https://codes.example.ph:8443,https://cdn.example.ph/qr,http://127.0.0.1:8787,http://localhost/a/';
    expect(readEnvironment({ VITE_PICTURE_ORIGINS: origins }).VITE_PICTURE_ORIGINS).toBe(origins);
  });

  it.each([
    ['VITE_API_BASE', 'peace'],
    ['VITE_API_BASE', '//evil.example'],
    ['VITE_API_BASE', '/peace/'],
    ['VITE_TRUSTED_ORIGINS', 'https://a.example.ph/path'],
    ['VITE_TRUSTED_ORIGINS', 'everyone'],
    ['VITE_SESSION_ENDED_CODES', '40001;40002'],
    ['VITE_SESSION_ENDED_CODES', '40001,00'],
    ['VITE_SESSION_ENDED_CODES', '0'],
    ['VITE_TRUSTED_ORIGINS', 'ftp://files.example.ph'],
    ['VITE_TRUSTED_ORIGINS', 'https://a;b.example.ph'],
    ['VITE_PICTURE_ORIGINS', 'http://codes.example.ph/qr/'],
    ['VITE_PICTURE_ORIGINS', '/'],
    ['VITE_PICTURE_ORIGINS', '//codes.example.ph/qr/'],
    ['VITE_PICTURE_ORIGINS', '/codes/../'],
    ['VITE_PICTURE_ORIGINS', '/codes%2F'],
    ['VITE_PICTURE_ORIGINS', 'https://codes.example.ph/qr/?a=b'],
    ['VITE_PICTURE_ORIGINS', 'https://own@codes.example.ph/qr/'],
    ['VITE_PICTURE_ORIGINS', 'https://codes.example.ph/qr/; script-src *'],
    ['VITE_PICTURE_ORIGINS', 'http://localhost.example.ph'],
    ['VITE_PICTURE_ORIGINS', 'http://'],
    ['VITE_PICTURE_ORIGINS', '*'],
    ['VITE_WALLET_SCHEMES', 'gcash,javascript'],
    ['VITE_DEFAULT_LOCALE', 'de'],
    ['VITE_PHONE_REGION', 'mars'],
    ['VITE_NATIVE_SCHEME', 'javascript'],
    ['VITE_NATIVE_SCHEME', 'Peace App'],
    ['VITE_STATS_URL', 'stats'],
    ['VITE_FEEDBACK_URL', '//evil.example'],
    ['VITE_AGREEMENT_CHECKED', 'no'],
    ['VITE_BACKGROUND', 'green'],
    ['VITE_SERVICE_PHONE', 'call us'],
    ['VITE_SCHEME_URL', 'product'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}`);
  });

  it('the accent as text follows the accent', () => {
    const green = { VITE_BACKGROUND: '#0a5c36' };
    expect(readEnvironment(green).VITE_BG_FONT_COLOR).toBe('#0a5c36');
    expect(readEnvironment({ ...green, VITE_BG_FONT_COLOR: '#123456' }).VITE_BG_FONT_COLOR).toBe('#123456');
  });

  it('names a misspelt setting', () => {
    expect(() => readEnvironment({ VITE_DEFAULT_LOCAL: 'en' })).toThrow('VITE_DEFAULT_LOCAL is not a setting');
  });
});
