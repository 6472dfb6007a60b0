import { createApiClient, createStats } from '@peace/api-client';
import { createBridge, type Bridge, type BridgeError } from '@peace/bridge';
import { systemClock } from '@peace/money-date';
import { createSession, goBack, openContact } from '@peace/session';
import { localItems } from '@peace/session/storage';
import { appConfig } from '#shared/app-config.ts';
import type { Services } from '#shared/services.tsx';

/** What the app shows while services work. */
export interface ServiceHooks {
  /** Shows a loading toast; what it returns takes it away. */
  readonly onLoading: (loading: { readonly text: string }) => () => void;
}

/** Connects the page with its host, its session and the backend: once, before the first screen. */
export function createServices(window: Window, { onLoading }: ServiceHooks): Services {
  const bridge = connectHost(window);
  const early = window.peaceEarly;
  const session = createSession({ window, bridge, config: appConfig });
  const api = createApiClient({
    base: appConfig.apiBase,
    commonParams: () => session.commonParams(),
    onLoading,
    // Once it has been painted it is in the cache: what is read now is to be newer.
    earlyAnswer: early?.painted?.data === undefined ? early?.asked : undefined,
  });
  const stats = createStats({
    url: appConfig.statsUrl,
    sendBeacon: (url, body) => window.navigator.sendBeacon(url, body),
    allow: ['screen', 'host'],
  });
  return { api, bridge, session, storage: localItems(window), clock: systemClock, stats, window };
}

/** In a plain browser a telephone is a `tel:` link, and closing the webview is going back. */
function connectHost(window: Window): Bridge {
  return createBridge({
    window,
    onError: reportBridgeError,
    fallbacks: {
      callTelephone: ({ telephone }) =>
        openContact(window, { kind: 'telephone', number: telephone }).kind === 'left'
          ? { kind: 'delivered' }
          : { kind: 'unavailable' },
      closeWebview: () => (goBack(window).kind === 'went' ? { kind: 'delivered' } : { kind: 'unavailable' }),
    },
  });
}

/** A handler of ours threw: the shell was answered all the same, and the browser's own error report tells the rest. */
function reportBridgeError({ cause }: BridgeError): void {
  reportError(cause);
}
