import { expect, it } from 'vitest';
import { appLink } from './app-link.ts';

const store = 'https://play.google.com/store/apps/details?id=ph.a&referrer=utm_tag%3Dnov';

it('opens the app by its scheme', () => expect(appLink('ios', 'peace', store)).toBe('peace://'));

it('has the store in it on Android, as one value', () => {
  expect(appLink('android', 'peace', store)).toBe(
    `intent://#Intent;scheme=peace;S.browser_fallback_url=${encodeURIComponent(store)};end`,
  );
  expect(appLink('android', 'peace', `${store};end;scheme=evil`)?.split(';')).toHaveLength(4);
});

it('is none on a computer', () => expect(appLink('other', 'peace', store)).toBeNull());
