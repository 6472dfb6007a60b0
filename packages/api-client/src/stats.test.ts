import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createStats } from './stats.ts';

function stats(url = 'https://stats.test/e') {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  return {
    sendBeacon,
    stats: createStats({ url, sendBeacon, allow: ['screen', 'step', 'shown', 'phone', 'sessionId'] }),
  };
}

describe('stats', () => {
  it('sends allowed fields', () => {
    const { stats: sender, sendBeacon } = stats();
    expect(sender.send('screen-open', { screen: '/repay', step: 2, shown: true, other: 'x' })).toBe(true);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('https://stats.test/e');
    expect(JSON.parse(String(body))).toEqual({ event: 'screen-open', screen: '/repay', step: 2, shown: true });
  });

  it('sends nothing without an address', () => {
    const { stats: sender, sendBeacon } = stats('');
    expect(sender.send('screen-open')).toBe(false);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('never sends who is calling, even when allowed by mistake', () => {
    const { stats: sender, sendBeacon } = stats();
    sender.send('tap', { phone: 'x', sessionId: 'abc' });
    expect(JSON.parse(String(sendBeacon.mock.calls[0]?.[1]))).toEqual({ event: 'tap' });
  });

  it.each(['They called me', '09171234567', 'P20261120', 'ana@x.ph', '', 639171234567])(
    'drops the value %j',
    (value) => {
      const { stats: sender, sendBeacon } = stats();
      sender.send('tap', { screen: value });
      expect(JSON.parse(String(sendBeacon.mock.calls[0]?.[1]))).toEqual({ event: 'tap' });
    },
  );

  it('lets no long run of digits through', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 99_999_999_999 }), (text, digits) => {
        const { stats: sender, sendBeacon } = stats();
        sender.send('tap', { screen: `${text}${digits + 10_000}` });
        expect(String(sendBeacon.mock.calls[0]?.[1])).not.toMatch(/\d{5}/);
      }),
    );
  });
});
