import { Fragment, lazy, StrictMode, Suspense, type ReactElement, type ReactNode } from 'react';

const isDevelopment = import.meta.env.MODE === 'development';

const Checks = isDevelopment ? StrictMode : Fragment;
const Devtools = isDevelopment
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : null;

/** Adds StrictMode and React Query's devtools in `pnpm dev`. A build has neither. */
export function Development({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <Checks>{children}</Checks>
      {Devtools && (
        <Suspense>
          <Devtools buttonPosition="top-right" />
        </Suspense>
      )}
    </>
  );
}
