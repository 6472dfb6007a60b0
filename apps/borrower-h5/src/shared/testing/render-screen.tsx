import { createApiClient } from '@peace/api-client';
import { createBridge } from '@peace/bridge';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { createSession } from '@peace/session';
import { openEntries, type PageEntry } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { fakeEntries } from '@peace/web-platform/testing/fake-entries';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createQueryClient } from '#shared/query-client.ts';
import { Router, useLocation } from '#shared/router.tsx';
import { ServicesProvider } from '#shared/services.tsx';
import { storeOf } from '#shared/state/create-app-store.ts';
import { SessionEnded } from '#shared/session-ended.tsx';
import { createStatisticsLoader } from '#shared/statistics/load-statistics.ts';
import { type SentMessage, shellWindow } from './shell-window.ts';

/** A screen under test, with the backend's stand-in and the host's. */
export interface RenderedScreen {
  readonly sandbox: Sandbox;
  readonly sent: readonly SentMessage[];
  /** Where the page was told to go. */
  readonly left: readonly string[];
  /** The router's address. */
  readonly address: () => string;
  /** The shell's back gesture; true when the page took it. */
  readonly back: () => boolean;
  /** Takes the whole page away, as leaving the screen does. */
  readonly unmount: () => void;
}

/** How a screen is opened. */
export interface RenderOptions {
  readonly scenario: string;
  /** Path and query; the scenario's own unless said otherwise. */
  readonly entry?: string;
  /** What surrounds the page: a shell that takes every message, unless it is a plain browser. */
  readonly host?: 'shell' | 'browser';
  /** A backend that has been there before: of a page that was closed, a second tab, or another borrower's. */
  readonly sandbox?: Sandbox | undefined;
}

/**
 * Renders a screen's route as the app does, over the sandbox's own handlers: real client, real bridge in a window that
 * plays the shell.
 */
export function renderScreen(
  screen: ReactElement,
  path: string,
  { scenario, ...options }: RenderOptions,
): RenderedScreen {
  const sandbox = options.sandbox ?? createSandbox({ scenario });
  const sent: SentMessage[] = [];
  const left: string[] = [];
  const origin = 'https://h5.example.ph';
  const entry = options.entry ?? sandbox.scenario.entry;
  const pageWindow = Object.assign(Object.create(window), {
    webkit: options.host === 'browser' ? undefined : { messageHandlers: shellWindow(sent) },
    location: {
      href: origin + entry,
      origin,
      search: new URL(origin + entry).search,
      hash: '',
      assign: (url: string) => void left.push(url),
      replace: (url: string) => void left.push(url),
      reload: () => undefined,
    },
  });
  const bridge = createBridge({ window: pageWindow });
  const session = createSession({ window: pageWindow, bridge });
  const api = createApiClient({
    base: `${origin}/peace`,
    commonParams: () => session.commonParams(),
    fetch: (request) => sandbox.fetch(request),
    sessionEndedCodes: [],
    onReport: ({ outcome }) => {
      if (outcome === 'sessionEnded') session.end();
    },
  });
  const entries = openEntries(fakeEntries(origin + entry));
  const services = {
    api,
    bridge,
    session,
    storage: localItems(window),
    clock: sandbox.clock,
    statistics: createStatisticsLoader(window, ''),
    window: pageWindow,
  };
  const { unmount } = render(
    <ToastProvider>
      <ServicesProvider value={services}>
        <Provider store={storeOf(services)}>
          <QueryClientProvider client={createQueryClient()}>
            <Router entries={entries}>
              <SessionEnded />
              <At path={path}>{screen}</At>
            </Router>
          </QueryClientProvider>
        </Provider>
      </ServicesProvider>
    </ToastProvider>,
  );
  const back = () => {
    let isTaken = false;
    act(() => {
      isTaken = pageWindow.peaceNative?.onBack() ?? false;
    });
    return isTaken;
  };
  return { sandbox, sent, left, address: () => addressOf(entries.current()), back, unmount };
}

const addressOf = ({ pathname, search }: PageEntry) => pathname + search;

/** A screen at its path; `*` is every one. */
function At({ path, children }: { readonly path: string; readonly children: ReactElement }): ReactElement {
  const { pathname } = useLocation();
  return path === '*' || path === pathname ? children : <p>elsewhere</p>;
}
