import { vi } from 'vitest';
import type { Consent } from '../consent.ts';
import type { StatisticsEvent } from '../event.ts';
import { createStatistics } from '../statistics.ts';

export const page: StatisticsEvent = { event: 'page-view', page: 'registration' };

export function made({
  url = 'https://stats.test/e',
  answer = null as Consent | null,
  globalPrivacyControl = false,
} = {}) {
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
