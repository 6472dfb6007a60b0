import { fakeWindow } from '@peace/web-platform/testing';
import type { Bridge, Outcome } from '@peace/bridge';
import { vi } from 'vitest';
import type { ExternalNavigator } from '../navigate-external.ts';

export function aNavigator(outcome: Outcome = { kind: 'delivered' }, host: Bridge['host'] = 'wkwebview') {
  const window = fakeWindow('https://peace.example/loanDetail?orderId=1');
  const send = vi.fn<ExternalNavigator['bridge']['send']>(() => Promise.resolve(outcome));
  const navigator: ExternalNavigator = {
    window,
    bridge: { send, host },
    appSchemes: ['peace', 'gcash'],
    trustedOrigins: ['https://pay.example'],
    commonParams: () => ({ sessionId: 'S1', appName: 'Peace' }),
  };
  return { navigator, navigations: window.navigations, hide: window.hide, send };
}
