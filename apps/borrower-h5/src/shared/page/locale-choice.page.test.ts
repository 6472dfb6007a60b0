import { expect, it } from 'vitest';
import { keepLocale, localeOfVisit } from './locale-choice.ts';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return localeOfVisit(window);
};

it("the app keeps a link's language for the visit, and not for the next one", () => {
  expect(open('/order?lang=fil')).toBe('fil');
  expect(open('/loanDetail?orderId=1')).toBe('fil');
  sessionStorage.clear();
  expect(open('/order')).toBe('original');
});

it('the app keeps what was chosen in the switch for later visits, too', () => {
  open('/order?lang=fil');
  keepLocale(window, 'en');
  expect(open('/order')).toBe('en');
  sessionStorage.clear();
  expect(open('/order')).toBe('en');
});

it('the app takes no language that is none', () => {
  expect(open('/order?lang=tl')).toBe('original');
});
