import { openEntries } from '@peace/web-platform';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Router } from '#shared/router.tsx';

export interface PageRouterProps {
  readonly window: Window;
  readonly children: ReactNode;
}

/** The router over the page's own history. Stands below the services, which read what is behind the page and its session first. */
export function PageRouter({ window, children }: PageRouterProps): ReactElement {
  const [entries] = useState(() => openEntries(window));
  return <Router entries={entries}>{children}</Router>;
}
