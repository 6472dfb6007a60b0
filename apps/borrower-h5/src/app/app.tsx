import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { pageIdOf } from '@peace/page/reports';
import { useSlowLine } from '@peace/ui-kit/async-view';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { SupportReferenceContext } from '@peace/ui-kit/support-details';
import { LinkContext } from '@peace/vant-react-compat/link';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { routerWindow } from '@peace/web-platform';
import { useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppLocale } from '#app/app-locale.tsx';
import { CrashScreen, SlowScreen } from '#app/crash-screen.tsx';
import { ExpiredItems, Prefetch, StatisticsEffect } from './idle-work.tsx';
import { FirstScreenObserver, type FirstScreenObserverProps } from '#features/early/first-screen-observer.tsx';
import { queueBack, type BackQueue } from '#features/early/queue-back.ts';
import { seed, watchReturns } from '#features/early/hydration.ts';
import { AttachRouter, createInAppNavigation, type InAppNavigation } from '#app/in-app-navigation.tsx';
import { AppServices } from './app-services.tsx';
import { MissedPopState, ScrollToTop } from '#app/router-effects.tsx';
import { AppRoutes, useLazyScreens } from '#app/router.tsx';
import { ScreenFrame, type ScreenFrameProps } from '#shared/page/screen-frame.tsx';
import { NewRelease } from '#app/new-release/new-release.tsx';
import { SlowRequestActions } from '#app/slow-request-actions.tsx';
import { Development } from './development.tsx';
import { createQueryClient } from './query-client.ts';
import { renderRouterLink } from '#shared/navigation/render-router-link.tsx';
import { SessionEnded } from '#shared/session/session-ended.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import './boot.css';

const crashScreen = () => <CrashScreen />;

/** The providers around all screens. Starts with the responses and taps of the early page (`window.peaceEarly`). */
export function App({ window }: { readonly window: Window }): ReactElement {
  const [{ pageWindow, queryClient, firstRead, backQueue, navigation, settle }] = useState(() => start(window));
  return (
    <ToastProvider>
      <AppServices window={window} onBack={backQueue.enqueue} showInApp={navigation.show}>
        <AppLocale>
          <SupportReferenceContext value={pageIdOf(window)}>
            <ErrorBoundary fallback={crashScreen}>
              <QueryClientProvider client={queryClient}>
                <BrowserRouter window={pageWindow}>
                  <LinkContext value={renderRouterLink}>
                    <SlowRequestActions>
                      <Development window={window}>
                        <Screens
                          beside={<GlobalDialogs navigation={navigation} />}
                          behind={
                            <BackgroundEffects firstRead={firstRead} onShown={settle} onRead={backQueue.replay} />
                          }
                        />
                      </Development>
                    </SlowRequestActions>
                  </LinkContext>
                </BrowserRouter>
              </QueryClientProvider>
            </ErrorBoundary>
          </SupportReferenceContext>
        </AppLocale>
      </AppServices>
    </ToastProvider>
  );
}

function Screens(around: Pick<ScreenFrameProps, 'beside' | 'behind'>): ReactElement {
  const routed = useLazyScreens();
  return (
    <ScreenFrame {...around} fallback={<BootShape />}>
      <AppRoutes {...routed} />
    </ScreenFrame>
  );
}

function GlobalDialogs({ navigation }: { readonly navigation: InAppNavigation }): ReactElement {
  return (
    <>
      <SessionEnded />
      <NewRelease />
      <AttachRouter navigation={navigation} />
      <MissedPopState />
    </>
  );
}

function BackgroundEffects(observer: FirstScreenObserverProps): ReactElement {
  return (
    <>
      <FirstScreenObserver {...observer} />
      <ScrollToTop />
      <Prefetch />
      <ExpiredItems />
      <StatisticsEffect />
    </>
  );
}

interface Started {
  readonly pageWindow: Window;
  readonly queryClient: QueryClient;
  readonly firstRead: QueryKey | undefined;
  readonly backQueue: BackQueue;
  readonly navigation: InAppNavigation;
  readonly settle: () => void;
}

function start(window: Window): Started {
  const queryClient = createQueryClient();
  const visit = window.peaceEarly;
  const unseed = visit && seed(queryClient, visit, Date.now());
  const replayReturn = watchReturns(window);
  const settle = () => {
    unseed?.();
    if (visit) visit.paintTime = undefined;
    visit?.painted?.replayTap();
    replayReturn();
  };
  const painted = visit?.painted;
  const firstRead = painted?.endpoint ? [painted.endpoint, painted.payload] : undefined;
  return {
    pageWindow: routerWindow(window),
    queryClient,
    firstRead,
    backQueue: queueBack(window),
    navigation: createInAppNavigation(),
    settle,
  };
}

/** A skeleton while the code of a screen is loaded; `index.html` shows the same before React is loaded. After 8 s it offers to reload. */
function BootShape(): ReactElement {
  const { isSlow } = useSlowLine(true);
  const goBack = useGoBack();
  if (isSlow) return <SlowScreen onBack={goBack} />;
  return (
    <div className="boot" aria-busy="true">
      <div />
      <div />
    </div>
  );
}
