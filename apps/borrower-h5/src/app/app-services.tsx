import { createApiClient } from '@peace/api-client';
import { createBridge, type Bridge, type BridgeError } from '@peace/bridge';
import { createTranslator } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { type Clock, systemClock } from '@peace/money-date';
import { notice, noticeCall, requestIds } from '@peace/page/reports';
import { createSession, type SessionOptions } from '@peace/session';
import { goBack, recordEntry, openContact } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { noteResume, reusableResponses } from '#features/early/hydration.ts';
import { appConfig } from '#shared/app-config.ts';
import { guardPageOfSession } from '#app/page-of-session.ts';
import { localeOfVisit } from '#shared/page/locale-choice.ts';
import { developerLog, logCall } from './developer-log.ts';
import { findMissingProtection, type LimitedWindow } from '#shared/page/missing-protection.ts';
import { WriteNoteContext } from '@peace/ui-kit/write-note-context';
import { type Services, ServicesProvider } from '#shared/services.tsx';
import { storeOf } from '#shared/storage/stored-atom.ts';
import { createStatisticsLoader } from '#shared/statistics/load-statistics.ts';
import { useToast } from '@peace/vant-react-compat/toast';
import { Provider } from 'jotai';
import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';

export interface AppServicesProps extends Omit<ServiceHooks, 'onLoading'> {
  readonly window: Window;
  readonly children: ReactNode;
}

/** Gives the services and the store to all screens. */
export function AppServices({ window, children, ...hooks }: AppServicesProps): ReactElement {
  const { show } = useToast();
  const [{ services, store }] = useState(() => {
    // In the language of the page, where the declaration has the specification's words.
    const onLoading = () =>
      show({ kind: 'loading', message: createTranslator(localeOfVisit(window))(commonMessages)('loading') });
    const made = createServices(window, { onLoading, ...hooks });
    return { services: made, store: storeOf(made) };
  });
  return (
    <ServicesProvider value={services}>
      <Provider store={store}>
        <WriteNotes window={window}>{children}</WriteNotes>
      </Provider>
    </ServicesProvider>
  );
}

/** Says beside what pays, applies or saves what this browser cannot promise. Loaded only there: few browsers lack anything. */
function WriteNotes(props: { readonly window: LimitedWindow; readonly children: ReactNode }): ReactElement {
  const { window, children } = props;
  const [note, setNote] = useState<ReactNode>(null);
  useEffect(() => {
    const limit = findMissingProtection(window);
    if (limit === null) return;
    import('#shared/page/write-note.tsx').then(
      // An urgent update would take a painted screen away until its code is there.
      ({ WriteNote }) => startTransition(() => setNote(<WriteNote limit={limit} />)),
      () => undefined,
    );
  }, [window]);
  return <WriteNoteContext value={note}>{children}</WriteNoteContext>;
}

export interface ServiceHooks {
  /** Shows a loading toast; what it returns takes it away. */
  readonly onLoading: () => () => void;
  /** Asked about the shell's back gesture when no screen has taken it; true when it is taken. */
  readonly onBack: () => boolean;
  readonly showInApp: SessionOptions['showInApp'];
}

/** Connects the page with its shell, its session and the backend: once, before the first screen. */
export function createServices(window: Window, { onLoading, onBack, showInApp }: ServiceHooks): Services {
  // Its page was left before it could report the tap.
  if (recordEntry(window)) notice(window, { kind: 'speed', name: 'earlyTap', detail: 'followed' });
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
      if (report.needsSession) session.confirm();
      statistics.countCall(report.endpoint);
    },
    onLoading,
    earlyResponses: reusableResponses(window.peaceEarly, Date.now()),
    clockOffset: window.peaceEarly?.clockOffset,
  });
  // The client does not see a response that was painted before it was there.
  const painted = window.peaceEarly?.painted;
  if (painted?.needsSession && painted.reads.length > 0) session.confirm();
  // Of a clock that is days behind, what is stored would be too old as soon as it is corrected. A time in the future is no age.
  const clock: Clock = { now: () => systemClock.now() + Math.max(0, api.clockOffset()) };
  return { api, bridge, session, storage: localItems(window), clock, statistics, window };
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
