import { createApiClient, createStats } from '@peace/api-client';
import { createBridge, type Bridge, type BridgeError } from '@peace/bridge';
import { systemClock } from '@peace/money-date';
import { createSession, type SessionOptions } from '@peace/session';
import { goBack, noteEntry, openContact } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { answerToTake } from '#app/early/take-over.ts';
import { appConfig } from '#shared/app-config.ts';
import { developerLog, logCall } from '#shared/developer-log.ts';
import type { Services } from '#shared/services.tsx';

/** What the app adds to the services. */
export interface ServiceHooks {
  /** Shows a loading toast; what it returns takes it away. */
  readonly onLoading: (loading: { readonly text: string }) => () => void;
  /** Asked about the shell's back gesture when no screen has taken it; true when it is taken. */
  readonly onBack: () => boolean;
  /** Shows a link to a screen of this app without a load. */
  readonly showInApp: SessionOptions['showInApp'];
}

/** Connects the page with its host, its session and the backend: once, before the first screen. */
export function createServices(window: Window, { onLoading, onBack, showInApp }: ServiceHooks): Services {
  noteEntry(window);
  const bridge = connectHost(window);
  bridge.onBack(onBack);
  const log = developerLog(window, import.meta.env.MODE, console);
  const session = createSession({ window, bridge, config: appConfig, showInApp });
  const api = createApiClient({
    base: appConfig.apiBase,
    commonParams: () => session.commonParams(),
    sessionEndedCodes: appConfig.sessionEndedCodes,
    onReport: (report) => {
      logCall(log, report);
      if (report.outcome === 'sessionEnded') session.end();
    },
    onLoading,
    earlyAnswer: answerToTake(window.peaceEarly, Date.now()),
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
