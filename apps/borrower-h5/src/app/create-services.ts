import { createApiClient } from '@peace/api-client';
import { createBridge, type Bridge, type BridgeError } from '@peace/bridge';
import { systemClock } from '@peace/money-date';
import { noticeCall, requestIds } from '@peace/telemetry/reports';
import { createSession, type SessionOptions } from '@peace/session';
import { goBack, recordEntry, openContact } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { noteResume, reusableResponse } from '#app/early/hydration.ts';
import { appConfig } from '#shared/app-config.ts';
import { guardPageOfSession } from '#app/page-of-session.ts';
import { developerLog, logCall } from '#shared/developer-log.ts';
import type { Services } from '#shared/services.tsx';
import { createStatisticsLoader } from '#shared/statistics/load-statistics.tsx';

export interface ServiceHooks {
  /** Shows a loading toast; what it returns takes it away. */
  readonly onLoading: (loading: { readonly text: string }) => () => void;
  /** Asked about the shell's back gesture when no screen has taken it; true when it is taken. */
  readonly onBack: () => boolean;
  readonly showInApp: SessionOptions['showInApp'];
}

/** Connects the page with its shell, its session and the backend: once, before the first screen. */
export function createServices(window: Window, { onLoading, onBack, showInApp }: ServiceHooks): Services {
  recordEntry(window);
  const bridge = connectShell(window);
  bridge.onBack(onBack);
  bridge.onResume(() => noteResume(window));
  const log = developerLog(window, import.meta.env.MODE, console);
  const session = createSession({ window, bridge, config: appConfig, showInApp });
  guardPageOfSession(window, session);
  const statistics = createStatisticsLoader(window, appConfig.statsUrl);
  const api = createApiClient({
    base: appConfig.apiBase,
    commonParams: () => session.commonParams(),
    sessionEndedCodes: appConfig.sessionEndedCodes,
    requestId: requestIds(window),
    onReport: (report) => {
      logCall(log, report);
      noticeCall(window, report);
      if (report.outcome === 'sessionEnded') session.end();
      if (report.outcome !== 'ok') return;
      // Before it is counted: another person's consent to it is deleted.
      session.confirm();
      statistics.countCall(report.endpoint);
    },
    onLoading,
    earlyResponse: reusableResponse(window.peaceEarly, Date.now()),
  });
  // The client does not see a response that was painted before it was there.
  if (window.peaceEarly?.painted?.data !== undefined) session.confirm();
  return { api, bridge, session, storage: localItems(window), clock: systemClock, statistics, window };
}

/** In a plain browser a telephone is a `tel:` link, and closing the webview is going back. */
function connectShell(window: Window): Bridge {
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
