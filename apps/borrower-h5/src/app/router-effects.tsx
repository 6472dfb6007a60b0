import { readPath, readQuery } from '@peace/web-platform';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

/** `BrowserRouter` listens from its first commit on: dispatches again a step back that came while the first screen was hydrated. */
export function MissedPopState(): null {
  const { window } = useServices();
  const { pathname, search } = useLocation();
  const dispatchMissed = useEffectEvent(() => {
    if (readPath(window) === pathname && readQuery(window).toString() === new URLSearchParams(search).toString())
      return;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  useEffect(() => dispatchMissed(), []);
  return null;
}

/** Another screen begins at its top. Back and forward are left to the browser, which restores the position. */
export function ScrollToTop(): null {
  const { window } = useServices();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const scroll = useEffectEvent(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => scroll(), [pathname]);
  return null;
}
