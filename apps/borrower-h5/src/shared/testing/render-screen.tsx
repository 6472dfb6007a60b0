import { createApiClient } from '@peace/api-client';
import { createBridge } from '@peace/bridge';
import type { Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { createSession } from '@peace/session';
import { routerWindow } from '@peace/web-platform';
import { createStorage } from '@peace/web-platform/storage';
import { fakeEntries, type FakeEntries } from '@peace/web-platform/testing/fake-entries';
import { LinkContext } from '@peace/vant-react-compat/link';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { Screen } from '#app/screen.tsx';
import { renderRouterLink } from '#shared/navigation/render-router-link.tsx';
import type { ScreenRoute } from '#shared/navigation/screen-route.ts';
import { ServicesProvider } from '#shared/services.tsx';
import { storeOf } from '#shared/storage/stored-atom.ts';
import { SessionEnded } from '#shared/session/session-ended.tsx';
import { createStatisticsLoader } from '#shared/statistics/load-statistics.ts';
import { type SentMessage, shellWindow } from './shell-window.ts';

const origin = 'https://h5.example.ph';

type Listening = Parameters<Window['addEventListener']>;

/** A screen under test, with mocks of the backend and of the host. */
export interface RenderedScreen {
  readonly sandbox: Sandbox;
  readonly sent: readonly SentMessage[];
  /** The addresses that the page was told to load. */
  readonly left: readonly string[];
  /** The page's address and history, as the router has them. */
  readonly page: FakeEntries;
  /** The router's address: path and query. */
  readonly address: () => string;
  /** The shell's back gesture; true when the page took it. */
  readonly back: () => boolean;
  /** Takes the whole page away, as leaving the screen does. */
  readonly unmount: () => void;
  /** The requests to an endpoint so far. */
  readonly asked: (endpoint: string) => ReturnType<Sandbox['log']['list']>;
  /** Changes an order of the backend, or every one. */
  readonly changeOrders: (changes: OrderChanges, orderId?: string) => void;
}

type SandboxOrder = NonNullable<ReturnType<Sandbox['state']['orders']['get']>>;
type OrderChanges = Partial<SandboxOrder> | ((order: SandboxOrder) => Partial<SandboxOrder>);

/** Changes an order of a backend, or every one. */
function changeOrders({ state: { orders } }: Sandbox, changes: OrderChanges, orderId?: string): void {
  for (const [id, order] of orders) {
    if (orderId !== undefined && id !== orderId) continue;
    orders.set(id, { ...order, ...(typeof changes === 'function' ? changes(order) : changes) });
  }
}

type SandboxComplaint = NonNullable<ReturnType<Sandbox['state']['complaints']['get']>>;

/** Changes every complaint of a backend. */
export function changeComplaints({ state: { complaints } }: Sandbox, changes: Partial<SandboxComplaint>): void {
  for (const [id, complaint] of complaints) complaints.set(id, { ...complaint, ...changes });
}

/** The backend of a scenario with changed orders. */
export function sandboxWith(scenario: string, changes: OrderChanges): Sandbox {
  const sandbox = createSandbox({ scenario });
  changeOrders(sandbox, changes);
  return sandbox;
}

/** How a screen is opened. */
export interface RenderOptions {
  readonly scenario: string;
  /** Path and query; the scenario's own unless said otherwise. */
  readonly entry?: string;
  /** The host of the page: a shell that takes every message, unless it is a plain browser. */
  readonly host?: 'shell' | 'browser';
  /** A backend that has been there before: of a page that was closed, a second tab, or another borrower's. */
  readonly sandbox?: Sandbox | undefined;
  /** A page that was there before, such as one that is loaded again. */
  readonly page?: FakeEntries;
}

export interface OpenOptions extends RenderOptions {
  /** The language; `original` without. */
  readonly locale?: Locale | undefined;
  /** Is rendered beside the screen, such as what stores something. */
  readonly beside?: ReactNode;
}

/** Opens a screen by its route. */
export function openScreen(route: ScreenRoute, { locale, beside, ...options }: OpenOptions): RenderedScreen {
  const shown = (
    <>
      {beside}
      <Screen route={route} />
    </>
  );
  const inLocale = locale ? <LocaleProvider value={{ locale, offered: [locale] }}>{shown}</LocaleProvider> : shown;
  return renderScreen(inLocale, route.address.path, options);
}

/**
 * Renders a screen as the app does, over the sandbox's own handlers: real client, real bridge in a window that
 * plays the shell.
 */
export function renderScreen(
  screen: ReactElement,
  path: string,
  { scenario, ...options }: RenderOptions,
): RenderedScreen {
  const sandbox = options.sandbox ?? createSandbox({ scenario });
  const sent: SentMessage[] = [];
  const page = options.page ?? fakeEntries(origin + (options.entry ?? sandbox.scenario.entry));
  // An event that a test dispatches on its own window (hidden, shown again) reaches the page, too.
  const targetOf = (type: string) => (type === 'popstate' ? page : window);
  const own = {
    ...page,
    fetch: (...request: Parameters<typeof fetch>) => sandbox.fetch(new Request(...request)),
    webkit: options.host === 'browser' ? undefined : { messageHandlers: shellWindow(sent) },
    addEventListener: (...listening: Listening) => targetOf(listening[0]).addEventListener(...listening),
    removeEventListener: (...listening: Listening) => targetOf(listening[0]).removeEventListener(...listening),
  };
  // Defined, not assigned: some properties of a window pass an assignment on to the window itself.
  const pageWindow = Object.create(window, Object.getOwnPropertyDescriptors(own));
  const bridge = createBridge({ window: pageWindow });
  const session = createSession({ window: pageWindow, bridge });
  const api = createApiClient({
    base: `${origin}/peace`,
    commonParams: () => session.commonParams(),
    fetch: (request) => sandbox.fetch(request),
    sessionEndedCodes: [],
    onReport: ({ outcome, needsSession }) => {
      if (outcome === 'sessionEnded') session.end();
      if (outcome === 'ok' && needsSession) session.confirm();
    },
  });
  // A call that a test leaves open is given up a minute later, in another test of the worker: its page is gone by then.
  let isGone = false;
  onTestFinished(() => void (isGone = true));
  const area = () => {
    if (isGone) throw new Error('The page is gone.');
    return window.localStorage;
  };
  const services = {
    api,
    bridge,
    session,
    storage: createStorage(area),
    clock: sandbox.clock,
    statistics: createStatisticsLoader(window, ''),
    window: pageWindow,
  };
  const { unmount } = render(
    <ToastProvider>
      <ServicesProvider value={services}>
        <Provider store={storeOf(services)}>
          <QueryClientProvider client={createQueryClient()}>
            <BrowserRouter window={routerWindow(pageWindow)}>
              <LinkContext value={renderRouterLink}>
                <SessionEnded />
                <Routes>
                  <Route path={path} element={screen} />
                  <Route path="*" element={<p>elsewhere</p>} />
                </Routes>
              </LinkContext>
            </BrowserRouter>
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
  return {
    sandbox,
    sent,
    left: page.loaded,
    page,
    address: () => page.location.pathname + page.location.search,
    back,
    unmount,
    asked: (endpoint) => sandbox.log.list().filter((entry) => entry.endpoint === endpoint),
    changeOrders: (changes, orderId) => changeOrders(sandbox, changes, orderId),
  };
}
