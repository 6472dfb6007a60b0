import { LocaleProvider } from '@peace/i18n/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { useDueText, useDueTime } from './use-due-text.ts';

const inEnglish = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider value={{ locale: 'en', offered: ['en'] }}>{children}</LocaleProvider>
);
const dueText = () => renderHook(useDueText, { wrapper: inEnglish }).result.current;
const at = Date.UTC(2026, 10, 27, 4);

it.each([
  [-2, 'Was due Fri, Nov 27, 2026', '2 days late'],
  [-1, 'Was due Fri, Nov 27, 2026', '1 day late'],
  [0, 'Due Fri, Nov 27, 2026', 'due today'],
  [1, 'Due Fri, Nov 27, 2026', 'due tomorrow'],
  [2, 'Due Fri, Nov 27, 2026', 'due in 2 days'],
  [null, 'Due Fri, Nov 27, 2026', null],
])('%s days before the due date: %s, %s', (days, date, left) => {
  const text = dueText();
  expect(text.date({ at, days })).toBe(date);
  expect(text.left({ days })).toBe(left);
});

it('a button names the amount that is known', () => {
  const amount = { minor: 545_000, currency: 'PHP' } as const;
  const text = dueText();
  expect(text.pay({ amount, at, days: 7, tone: 'calm' })).toBe('Pay ₱5,450.00');
  expect(text.pay(null)).toBe('Pay');
});

it('the words for which a place is reserved have the shape of a later date, and say none', () => {
  expect(dueText().reserved(at)).toEqual({ date: 'Xxx Xxx, Xxx 00, 0000', left: 'xxx xx 00 xxxx' });
  // Before the time is known, too.
  expect(dueText().reserved(null).date).toMatch(/^Xxx Xxx, Xxx 0{1,2}, 0000$/);
});

it('days are counted by the time that an early page was painted by, while it has one', () => {
  let time: number | null = null;
  function Probe() {
    time = useDueTime();
    return null;
  }
  const paintTime = Date.now() - 60_000;
  Reflect.set(window, 'peaceEarly', { paintTime });
  onTestFinished(() => void Reflect.deleteProperty(window, 'peaceEarly'));
  renderScreen(<Probe />, '/repay', { scenario: 'repay' }).unmount();
  expect(time).toBe(paintTime);
  Reflect.deleteProperty(window, 'peaceEarly');
  renderScreen(<Probe />, '/repay', { scenario: 'repay' });
  expect(time).toBeGreaterThan(paintTime);
});
