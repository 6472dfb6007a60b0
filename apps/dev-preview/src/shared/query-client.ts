import { QueryClient } from '@tanstack/react-query';

/** What is polled is read again by its own interval, and only while the page is visible. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}
