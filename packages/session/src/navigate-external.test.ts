import { fakeWindow } from '@peace/web-platform/testing';
import type { Outcome } from '@peace/bridge';
import { describe, expect, test, vi } from 'vitest';

import { navigateExternal, type ExternalNavigator } from './navigate-external.ts';

function aDoor(outcome: Outcome = { kind: 'delivered' }) {
  const window = fakeWindow('https://peace.example/loanDetail?orderId=1');
  const send = vi.fn<ExternalNavigator['bridge']['send']>(() => Promise.resolve(outcome));
  const navigator: ExternalNavigator = {
    window,
    bridge: { send },
    nativeScheme: 'peace',
    trustedOrigins: ['https://pay.example'],
    commonParams: () => ({ sessionId: 'S1', appName: 'Peace' }),
  };
  return { navigator, navigations: window.navigations, send };
}

describe('a screen of the app itself', () => {
  const inApp = () => {
    const showInApp = vi.fn<NonNullable<ExternalNavigator['showInApp']>>(() => true);
    const { navigator, navigations } = aDoor();
    return { navigator: { ...navigator, showInApp }, showInApp, navigations };
  };

  test.each(['/repaymentOfCode?payCode=1#x', 'https://peace.example/repaymentOfCode?payCode=1#x'])(
    'is shown without a load, and without the session in its address: %s',
    async (link) => {
      const { navigator, showInApp, navigations } = inApp();
      const outcome = await navigateExternal(navigator, link, {
        replace: true,
        params: { from: 'confirm', sessionId: 'S1' },
      });
      const path = '/repaymentOfCode?payCode=1&from=confirm#x';
      expect(showInApp).toHaveBeenCalledExactlyOnceWith(path, { replace: true });
      expect(outcome).toEqual({ kind: 'left', url: `https://peace.example${path}` });
      expect(navigations).toEqual([]);
    },
  );

  test('is loaded where the app cannot show it', async () => {
    const { navigator, showInApp, navigations } = inApp();
    showInApp.mockReturnValue(false);
    await navigateExternal(navigator, '/promotion');
    expect(navigations).toHaveLength(1);
  });

  test.each(['https://pay.example/repaymentOfCode', 'https://evil.example/repaymentOfCode', '/loanDetail?userId=7'])(
    'is not another origin’s, and not a link that names a session: %s',
    async (link) => {
      const { navigator, showInApp, navigations } = inApp();
      await navigateExternal(navigator, link);
      expect(showInApp).not.toHaveBeenCalled();
      expect(navigations).toHaveLength(1);
    },
  );
});

describe('the web', () => {
  test('is left to at once, within the tap', () => {
    const { navigator, navigations } = aDoor();
    void navigateExternal(navigator, 'https://elsewhere.example/x?sig=a%20b&&c=%7e#end');
    expect(navigations).toEqual([{ by: 'assign', url: 'https://elsewhere.example/x?sig=a%20b&&c=%7e#end' }]);
  });

  test('takes the place of this page when asked to', async () => {
    const { navigator, navigations } = aDoor();
    const url = 'http://elsewhere.example/';
    await expect(navigateExternal(navigator, url, { replace: true })).resolves.toEqual({ kind: 'left', url });
    expect(navigations).toEqual([{ by: 'replace', url }]);
  });

  test.each(['https://pay.example/pay', '/repay', '?x', '#x', 'HTTPS://PAY.EXAMPLE:443/pay'])(
    'a trusted origin learns who is calling: %s',
    async (link) => {
      const { navigator, navigations } = aDoor();
      await navigateExternal(navigator, link);
      expect(new URL(navigations[0]?.url ?? '').searchParams.get('sessionId')).toBe('S1');
    },
  );

  test.each([
    'https://pay.example.evil.example/',
    'https://evil.example/?https://pay.example',
    'https://evil.example\\@pay.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    'https://www.pay.example/',
  ])('any other does not, not even when the caller says so: %s', async (link) => {
    const { navigator, navigations } = aDoor();
    await navigateExternal(navigator, link, { params: { sessionId: 'S1', userId: '7', from: 'confirm' } });
    expect(navigations).toHaveLength(1);
    expect(navigations[0]?.url).toContain('from=confirm');
    expect(navigations[0]?.url).not.toMatch(/S1|userId|Peace/);
  });

  test('parameters never overwrite what the link has', async () => {
    const { navigator, navigations } = aDoor();
    await navigateExternal(navigator, 'https://pay.example/?appName=Theirs&from=them', {
      params: { from: 'confirm', productId: 12 },
    });
    expect(navigations[0]?.url).toBe('https://pay.example/?appName=Theirs&from=them&sessionId=S1&productId=12');
  });

  test('a browser that does not let us go', async () => {
    const { navigator } = aDoor();
    const assign = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    const outcome = await navigateExternal(
      { ...navigator, window: { location: { ...navigator.window.location, assign } } },
      'https://x.example/',
    );
    expect(outcome).toEqual({ kind: 'refused', reason: 'blocked' });
  });
});

describe('the native scheme', () => {
  test('is passed to the host as it is written', async () => {
    const { navigator, navigations, send } = aDoor();
    await expect(navigateExternal(navigator, 'Peace://wallet?x=1')).resolves.toEqual({ kind: 'handedToHost' });
    expect(send).toHaveBeenCalledExactlyOnceWith('openPage', { to: 'Peace://wallet?x=1' });
    expect(navigations).toEqual([]);
  });

  test.each<Outcome>([{ kind: 'unavailable' }, { kind: 'no-reply' }, { kind: 'rejected', reason: 'busy' }])(
    'where the host says $kind, nothing was opened',
    async (outcome) => {
      const { navigator, navigations } = aDoor(outcome);
      await expect(navigateExternal(navigator, 'peace://wallet')).resolves.toEqual({
        kind: 'unavailable',
        because: outcome.kind,
      });
      expect(navigations).toEqual([]);
    },
  );
});

test('a refused link leads nowhere', async () => {
  const { navigator, navigations, send } = aDoor();
  await expect(navigateExternal(navigator, 'javascript:alert(1)')).resolves.toEqual({
    kind: 'refused',
    reason: 'scheme',
  });
  expect([navigations, send.mock.calls]).toEqual([[], []]);
});
