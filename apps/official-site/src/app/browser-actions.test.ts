import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserActions, markupLocale } from './browser-actions.ts';

const actions = () => browserActions({ window, feedbackUrl: '/feedback', defaultLocale: 'en' });
const open = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  window.localStorage.clear();
  open('/');
});

describe('the language of a visitor', () => {
  it('is the address’s, then the kept one, then the default', () => {
    expect(actions().preferredLocale()).toBe('en');
    actions().keepLocale('fil');
    open('/');
    expect(actions().preferredLocale()).toBe('fil');
    open('/?lang=original');
    expect(actions().preferredLocale()).toBe('original');
    open('/?lang=xx');
    expect(actions().preferredLocale()).toBe('fil');
  });

  it('is kept in the address too, which stays at the same view', () => {
    open('/?lang=en#loan-terms/7');
    actions().keepLocale('fil');
    expect(window.location.href.replace(window.location.origin, '')).toBe('/?lang=fil#loan-terms/7');
    expect(actions().readHash()).toBe('#loan-terms/7');
  });
});

it('feedback names the part it came from', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null, { status: 201 })));
  vi.stubGlobal('fetch', fetch);
  const fields = { name: 'Ana', contact: 'ana@maayos.test', message: 'Hi' };
  expect(await actions().sendFeedback('about')(fields)).toEqual({ kind: 'accepted' });
  expect(fetch.mock.calls[0]?.[0]).toBe('/feedback');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ part: 'about', ...fields });
});

it.each([
  ['fil', 'fil'],
  ['xx', null],
  [undefined, null],
])('the markup’s language %s is %s', (locale, read) => {
  const root = document.createElement('html');
  if (locale !== undefined) root.dataset['locale'] = locale;
  expect(markupLocale(root)).toBe(read);
});
