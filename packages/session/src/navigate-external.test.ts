import type { Outcome } from '@peace/bridge';
import { describe, expect, test, vi } from 'vitest';
import { type ExternalNavigator, navigateExternal } from './navigate-external.ts';
import { aNavigator } from './testing/a-navigator.ts';

describe('a screen of the app itself', () => {
  const inApp = () => {
    const showInApp = vi.fn<NonNullable<ExternalNavigator['showInApp']>>(() => true);
    const { navigator, navigations } = aNavigator();
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
      expect(outcome).toMatchObject({ kind: 'left', url: `https://peace.example${path}` });
      await expect(outcome.kind === 'left' && outcome.isStill()).resolves.toBe(false);
      expect(navigations).toEqual([]);
    },
  );

  test('has no query where the link has none', async () => {
    const { navigator, showInApp } = inApp();
    await navigateExternal(navigator, '/promotion');
    expect(showInApp).toHaveBeenCalledExactlyOnceWith('/promotion', { replace: false });
  });

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

describe('a link that is not the web’s', () => {
  test('is passed to the shell as it is written', async () => {
    const { navigator, navigations, send } = aNavigator();
    await expect(navigateExternal(navigator, 'Peace://wallet?x=1')).resolves.toEqual({ kind: 'delegatedToApp' });
    expect(send).toHaveBeenCalledExactlyOnceWith('openPage', { to: 'Peace://wallet?x=1' });
    expect(navigations).toEqual([]);
  });

  test.each<Outcome>([{ kind: 'unavailable' }, { kind: 'no-reply' }, { kind: 'rejected', reason: 'busy' }])(
    'where the shell says $kind, nothing was opened',
    async (outcome) => {
      const { navigator, navigations } = aNavigator(outcome);
      await expect(navigateExternal(navigator, 'peace://wallet')).resolves.toEqual({
        kind: 'unavailable',
        because: outcome.kind,
      });
      expect(navigations).toEqual([]);
    },
  );
});

describe('without a shell', () => {
  test.each(['peace://wallet', 'GCash://pay'])('the system opens %s', async (link) => {
    const { navigator, navigations, send } = aNavigator({ kind: 'unavailable' }, 'browser');
    const leaving = navigateExternal(navigator, link, { replace: true });
    // Within the tap; and the page stays, so its entry in the history is not replaced.
    expect(navigations).toEqual([{ by: 'assign', url: new URL(link).href }]);
    await expect(leaving).resolves.toEqual({ kind: 'delegatedToApp' });
    expect(send).not.toHaveBeenCalled();
  });

  test.each(['maya://pay', 'mailto:a@b.example', 'wallet'])('nothing opens %s', async (link) => {
    const { navigator, navigations } = aNavigator({ kind: 'unavailable' }, 'browser');
    await expect(navigateExternal(navigator, link)).resolves.toEqual({ kind: 'unavailable', because: 'unavailable' });
    expect(navigations).toEqual([]);
  });
});

test.each(['/product/7', '?x', '#x'])('a product’s path is the shell’s where there is one: %s', async (link) => {
  const shell = aNavigator();
  await navigateExternal(shell.navigator, link, { pathsToShell: true });
  expect(shell.send).toHaveBeenCalledExactlyOnceWith('openPage', { to: link });
  const browser = aNavigator({ kind: 'unavailable' }, 'browser');
  await navigateExternal(browser.navigator, link, { pathsToShell: true });
  expect([shell.navigations.length, browser.navigations.length]).toEqual([0, 1]);
});

test('a product’s full address is the web’s, also in a shell', async () => {
  const { navigator, navigations, send } = aNavigator();
  await navigateExternal(navigator, 'https://shop.example/product/7', { pathsToShell: true });
  expect([navigations.length, send.mock.calls.length]).toEqual([1, 0]);
});

test('a refused link leads nowhere', async () => {
  const { navigator, navigations, send } = aNavigator();
  await expect(navigateExternal(navigator, 'javascript:alert(1)')).resolves.toEqual({
    kind: 'refused',
    reason: 'scheme',
  });
  expect([navigations, send.mock.calls]).toEqual([[], []]);
});
