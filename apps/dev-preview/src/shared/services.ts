import type { SandboxClient } from '@peace/sandbox/client';
import type { ItemStorage } from '@peace/web-platform/storage';
import { QueryClient } from '@tanstack/react-query';

/** What was built, and where the rest of it is. */
export interface Build {
  readonly version: string;
  readonly commit: string;
  readonly storybook: string;
}

/** What the page reaches the world through. */
export interface PreviewServices {
  readonly window: Window;
  readonly client: SandboxClient;
  readonly storage: ItemStorage;
  /** Of this tab's visit. */
  readonly tabStorage: ItemStorage;
  readonly build: Build;
}

/** What is polled is read again by its own interval, and only while the page is visible. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}

/** Where Storybook has the page of a title; dev-preview links to it by the ids that Storybook makes of titles. */
export const storybookPage = (origin: string, title: string): string =>
  `${origin.replace(/\/$/, '')}/?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
