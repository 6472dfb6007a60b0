import { afterEach, describe, expect, test, vi } from 'vitest';
import { navigateExternal } from './navigate-external.ts';
import { aNavigator } from './testing/a-navigator.ts';

describe('the web', () => {
  test('navigates within the tap', () => {
    const { navigator, navigations } = aNavigator();
    void navigateExternal(navigator, 'https://elsewhere.example/x?sig=a%20b&&c=%7e#end');
    expect(navigations).toEqual([{ by: 'assign', url: 'https://elsewhere.example/x?sig=a%20b&&c=%7e#end' }]);
  });

  describe('five seconds later', () => {
    afterEach(() => void vi.useRealTimers());

    test.each([
      [false, true],
      [true, false],
    ])('where the page was left: %s, it is still in front: %s', async (isLeft, isStill) => {
      vi.useFakeTimers();
      const { navigator, hide } = aNavigator();
      const outcome = await navigateExternal(navigator, 'https://elsewhere.example/');
      const answer = outcome.kind === 'left' && outcome.isStill();
      if (isLeft) hide();
      await vi.advanceTimersByTimeAsync(5000);
      await expect(answer).resolves.toBe(isStill);
    });
  });

  test('takes the place of this page when asked to', async () => {
    const { navigator, navigations } = aNavigator();
    const url = 'http://elsewhere.example/';
    await expect(navigateExternal(navigator, url, { replace: true })).resolves.toMatchObject({
      kind: 'left',
      url,
    });
    expect(navigations).toEqual([{ by: 'replace', url }]);
  });

  test.each(['https://pay.example/pay', '/repay', '?x', '#x', 'HTTPS://PAY.EXAMPLE:443/pay'])(
    'a trusted origin learns who is calling from the callers that say so, and from no other: %s',
    async (link) => {
      const { navigator, navigations } = aNavigator();
      await navigateExternal(navigator, link, { withCommonParams: true });
      await navigateExternal(navigator, link, { params: { from: 'confirm' } });
      const [told, untold] = navigations.map(({ url }) => new URL(url).searchParams);
      expect(told?.get('sessionId')).toBe('S1');
      expect([untold?.get('sessionId'), untold?.get('appName')]).toEqual([null, null]);
    },
  );

  test('a link without additions is opened as it is signed', async () => {
    const { navigator, navigations } = aNavigator();
    await navigateExternal(navigator, 'https://pay.example/pay?amount=5450&sig=a%20b');
    expect(navigations[0]?.url).toBe('https://pay.example/pay?amount=5450&sig=a%20b');
  });

  test.each([
    'https://pay.example.evil.example/',
    'https://evil.example/?https://pay.example',
    'https://evil.example\\@pay.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    'https://www.pay.example/',
  ])('any other does not, not even when the caller says so: %s', async (link) => {
    const { navigator, navigations } = aNavigator();
    const params = { sessionId: 'S1', userId: '7', from: 'confirm' };
    await navigateExternal(navigator, link, { withCommonParams: true, params });
    expect(navigations).toHaveLength(1);
    expect(navigations[0]?.url).toContain('from=confirm');
    expect(navigations[0]?.url).not.toMatch(/S1|userId|Peace/);
  });

  test('parameters never overwrite what the link has', async () => {
    const { navigator, navigations } = aNavigator();
    await navigateExternal(navigator, 'https://pay.example/?appName=Theirs&from=them', {
      params: { from: 'confirm', productId: 12 },
      withCommonParams: true,
    });
    expect(navigations[0]?.url).toBe('https://pay.example/?appName=Theirs&from=them&sessionId=S1&productId=12');
  });

  test('a browser that does not let us go', async () => {
    const { navigator } = aNavigator();
    const assign = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    const outcome = await navigateExternal(
      { ...navigator, window: { ...navigator.window, location: { ...navigator.window.location, assign } } },
      'https://x.example/',
    );
    expect(outcome).toEqual({ kind: 'refused', reason: 'blocked' });
  });
});
