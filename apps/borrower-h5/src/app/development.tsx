import { readQuery } from '@peace/web-platform';
import { lazy, StrictMode, Suspense, useState, type ReactNode } from 'react';

const isDevelopment = import.meta.env.MODE === 'development';

const Devtools = isDevelopment
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : () => null;

/**
 * In `pnpm dev` adds StrictMode, and React Query's devtools to a page that is opened with `?debug=1`. A build has neither, nor another
 * level in the tree, which would change the ids that the early page has.
 */
export function Development({ window, children }: DevelopmentProps): ReactNode {
  if (!isDevelopment) return children;
  return (
    <StrictMode>
      {children}
      <DebugTools window={window} />
    </StrictMode>
  );
}

interface DevelopmentProps {
  readonly window: Window;
  readonly children: ReactNode;
}

function DebugTools({ window }: { readonly window: Window }): ReactNode {
  const [isShown] = useState(() => readQuery(window).get('debug') === '1');
  if (!isShown) return null;
  return (
    <Suspense>
      <Devtools buttonPosition="top-right" />
    </Suspense>
  );
}
