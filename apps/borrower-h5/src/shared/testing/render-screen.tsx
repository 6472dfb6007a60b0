import { createApiClient, createStats } from '@peace/api-client';
import { createBridge, type MessageName } from '@peace/bridge';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { createSession } from '@peace/session';
import { localItems } from '@peace/session/storage';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '#shared/query-client.ts';
import { ServicesProvider } from '#shared/services.tsx';

/** A message that a screen sent to the host. */
export interface SentMessage {
  readonly name: MessageName;
  readonly payload: unknown;
}

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
}

/** Handlers of a host that takes every message. */
function shellWindow(sent: SentMessage[]) {
  const handler = (name: MessageName) => ({ postMessage: (payload: unknown) => void sent.push({ name, payload }) });
  return {
    goHome: handler('goHome'),
    goToRate: handler('goToRate'),
    openPage: handler('openPage'),
    openPageWithParam: handler('openPageWithParam'),
    callTelephone: handler('callTelephone'),
    closeWebview: handler('closeWebview'),
    confirmBurialPoint: handler('confirmBurialPoint'),
  };
}

/**
 * Renders a screen's route as the app does, over the sandbox's own handlers: real client, real bridge in a window that
 * plays the shell.
 *
 * @param entry path and query, as a scenario's `entry`
 */
export function renderScreen(screen: ReactElement, path: string, { scenario }: { scenario: string }): RenderedScreen {
  const sandbox = createSandbox({ scenario });
  const sent: SentMessage[] = [];
  const left: string[] = [];
  const origin = 'https://h5.example.ph';
  const entry = sandbox.scenario.entry;
  const pageWindow = Object.assign(Object.create(window), {
    webkit: { messageHandlers: shellWindow(sent) },
    location: {
      href: origin + entry,
      origin,
      search: '',
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
    fetch: (input, init) => sandbox.fetch(input, init),
  });
  let address = entry;
  function Address(): null {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const services = {
    api,
    bridge,
    session,
    storage: localItems(window),
    clock: sandbox.clock,
    stats: createStats({ url: '', sendBeacon: () => false, allow: [] }),
    window: pageWindow,
  };
  render(
    <ToastProvider>
      <ServicesProvider value={services}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[entry]}>
            <Address />
            <Routes>
              <Route path={path} element={screen} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
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
  return { sandbox, sent, left, address: () => address, back };
}
