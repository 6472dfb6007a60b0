import { QueryClient } from '@tanstack/react-query';

/** The cache of what was read: an order is read again when its screen is opened. The client retries reads itself, so nothing here does. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}
