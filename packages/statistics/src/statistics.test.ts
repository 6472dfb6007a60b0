import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Consent } from './consent.ts';
import type { StatisticsEvent } from './event.ts';
import { createStatistics } from './statistics.ts';

const page: StatisticsEvent = { event: 'page-view', page: 'registration' };

function made({ url = 'https://stats.test/e', answer = null as Consent | null, globalPrivacyControl = false } = {}) {
  let stored = answer;
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  const statistics = createStatistics({
    url,
    app: 'promo-landing',
    consent: {
      read: () => stored,
      write: (next) => {
        stored = next;
      },
    },
    navigator: { sendBeacon, globalPrivacyControl },
  });
  const sent = () => sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(body));
  return { statistics, sendBeacon, sent, stored: () => stored };
}

describe('without consent', () => {
  it.each([
    ['not answered yet', {}, 'undecided'],
    ['the visitor refused', { answer: 'refused' }, 'refused'],
    ['no service is configured', { url: '', answer: 'granted' }, 'off'],
    ['the browser refuses for its owner', { answer: 'granted', globalPrivacyControl: true }, 'off'],
  ] as const)('nothing is sent where %s', (_, options, choice) => {
    const { statistics, sendBeacon } = made(options);
    expect(statistics.choice()).toBe(choice);
    expect(statistics.count(page)).toBe(false);
    expect(statistics.count({ event: 'step', funnel: 'registration', step: 'code-sent' })).toBe(false);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('only the open page is counted once the visitor agrees, and the answer is kept', () => {
    const { statistics, sent, stored } = made();
    statistics.count({ event: 'page-view', page: 'agreement' });
    statistics.count(page);
    statistics.count({ event: 'step', funnel: 'registration', step: 'number' });
    statistics.decide('granted');
    statistics.decide('granted');
    expect(sent()).toEqual([{ app: 'promo-landing', event: 'page-view', page: 'registration' }]);
    expect(stored()).toBe('granted');
  });

  it('ends as soon as it is taken back', () => {
    const { statistics, sendBeacon } = made({ answer: 'granted' });
    statistics.decide('refused');
    expect(statistics.count(page)).toBe(false);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

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
