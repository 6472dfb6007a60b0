import { messageNames } from '@peace/bridge/protocol';
import { describe, expect, it } from 'vitest';
import { idleShell, linkEvent, nextShell, type Shell } from './shell.model.ts';

const after = (shell: Shell, message: Parameters<typeof nextShell>[1] & { kind: 'message' }) =>
  nextShell(shell, message);
const message = (name: (typeof messageNames)[number], payload = {}) =>
  ({ kind: 'message', message: { name, payload } }) as const;

describe('the simulated shell', () => {
  it.each(messageNames)('shows that %s arrived', (name) => {
    expect(after(idleShell, message(name))).not.toEqual(idleShell);
  });

  it('names the native page and its parameters, and goes back to the page', () => {
    const shell = after(idleShell, message('openPageWithParam', { toP: 'peace://product', productId: '101' }));
    expect(shell.screen).toEqual({
      kind: 'native',
      title: 'Native page with parameters',
      payload: { toP: 'peace://product', productId: '101' },
    });
    expect(nextShell(shell, { kind: 'left-native' })).toEqual(idleShell);
  });

  it('offers to call over the page that asked', () => {
    const shell = after(idleShell, message('callTelephone', { telephone: '09171234567' }));
    expect(shell).toMatchObject({ screen: { kind: 'page' }, prompt: { kind: 'call', telephone: '09171234567' } });
    expect(nextShell(shell, { kind: 'prompt-answered', answer: 'Not now' })).toMatchObject({
      prompt: undefined,
      note: 'Not now',
    });
  });

  it('is in the bank flow from its start to its end', () => {
    const inside = after(idleShell, message('startBankFlow'));
    expect(inside.isInBankFlow).toBe(true);
    expect(after(inside, message('callTelephone')).isInBankFlow).toBe(true);
    expect(after(inside, message('endBankFlow')).isInBankFlow).toBe(false);
  });

  it('keeps nothing of a web view that was closed', () => {
    const inside = after(idleShell, message('startBankFlow'));
    expect(after(inside, message('closeWebview'))).toEqual({ ...idleShell, screen: { kind: 'closed' } });
    expect(nextShell(inside, { kind: 'closed' })).toEqual({ ...idleShell, screen: { kind: 'closed' } });
    expect(nextShell(inside, { kind: 'opened' })).toEqual(idleShell);
  });

  it.each([
    ['https://pay.example/x', '/peace/__pay/1', undefined],
    ['gcash://bills/1', '/peace/__pay/1', 'app-opened'],
    ['tel:911', '/customerService', 'app-opened'],
    ['tel:911', '/peace/__pay/1', 'noted'],
    ['peace://product', '/peace/__pay/1', 'noted'],
    ['intent://x#Intent;end', '/repay', 'noted'],
  ])('decides about the link %s of the page %s: %s', (link, pathname, kind) => {
    expect(linkEvent(new URL(link), { pathname })?.kind).toBe(kind);
  });
});
