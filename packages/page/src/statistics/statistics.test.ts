import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { made } from './testing/counted-page.ts';

describe('with consent', () => {
  it.each(['/', '/repay', 'download'])('counts the page %s', (name) => {
    const { statistics } = made({ answer: 'granted' });
    expect(statistics.count({ event: 'page-view', page: name })).toBe(true);
  });

  it('sends pages and steps with their own fields alone', () => {
    const { statistics, sendBeacon, sent } = made({ answer: 'granted' });
    const step = { event: 'step', funnel: 'registration', step: 'code-sent', phone: '09171234567' } as const;
    expect(statistics.count({ event: 'page-view', page: '/repay', host: 'webkit' })).toBe(true);
    expect(statistics.count(step)).toBe(true);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://stats.test/e');
    expect(sent()).toEqual([
      { app: 'promo-landing', event: 'page-view', page: '/repay', host: 'webkit' },
      { app: 'promo-landing', event: 'step', funnel: 'registration', step: 'code-sent' },
    ]);
  });

  it.each(['They called me', '09171234567', 'P20261120', 'ana@x.ph', '/order?orderId=7', '', 'a'.repeat(60)])(
    'sends nothing for a page called %j',
    (name) => {
      const { statistics, sendBeacon } = made({ answer: 'granted' });
      expect(statistics.count({ event: 'page-view', page: name })).toBe(false);
      expect(sendBeacon).not.toHaveBeenCalled();
    },
  );

  it('lets no long run of digits and no address through', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 99_999_999_999 }), (text, digits) => {
        const { statistics, sent } = made({ answer: 'granted' });
        statistics.count({ event: 'step', funnel: text, step: `${text}${digits + 10_000}` });
        expect(sent()).toEqual([]);
        statistics.count({ event: 'step', funnel: 'x', step: `${text}@` });
        expect(sent()).toEqual([]);
      }),
    );
  });
});

it('notifies its subscribers, until they unsubscribe', () => {
  const { statistics } = made();
  const listener = vi.fn<() => void>();
  const stop = statistics.subscribe(listener);
  statistics.decide('refused');
  stop();
  statistics.decide('granted');
  expect(listener).toHaveBeenCalledOnce();
});
