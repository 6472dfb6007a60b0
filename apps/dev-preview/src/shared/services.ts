import type { SandboxClient } from '@peace/sandbox/client';
import type { ItemStorage } from '@peace/web-platform/storage';
import { QueryClient } from '@tanstack/react-query';

/** The build's identity, and the addresses of its companions. */
export interface Build {
  readonly version: string;
  readonly commit: string;
  readonly storybook: string;
}

export interface PreviewServices {
  readonly window: Window;
  readonly client: SandboxClient;
  readonly storage: ItemStorage;
  readonly tabStorage: ItemStorage;
  readonly build: Build;
}

/** Polling re-reads queries by their own interval, and only while the page is visible. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}

/** Returns the address of a Storybook page, whose id Storybook derives from the title. */
export const storybookPage = (origin: string, title: string): string =>
  `${origin.replace(/\/$/, '')}/?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
