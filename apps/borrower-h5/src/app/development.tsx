import { readQuery } from '@peace/web-platform';
import { Fragment, lazy, StrictMode, Suspense, useState, type ReactElement, type ReactNode } from 'react';

const isDevelopment = import.meta.env.MODE === 'development';

const Checks = isDevelopment ? StrictMode : Fragment;
const Devtools = isDevelopment
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : null;

/** In `pnpm dev` adds StrictMode, and React Query's devtools to a page that is opened with `?debug=1`. A build has neither. */
export function Development({ window, children }: DevelopmentProps): ReactElement {
  const [isDebugged] = useState(() => readQuery(window).get('debug') === '1');
  return (
    <>
      <Checks>{children}</Checks>
      {Devtools && isDebugged && (
        <Suspense>
          <Devtools buttonPosition="top-right" />
        </Suspense>
      )}
    </>
  );
}

interface DevelopmentProps {
  readonly window: Window;
  readonly children: ReactNode;
}
