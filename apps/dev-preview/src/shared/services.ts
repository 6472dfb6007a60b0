import type { SandboxClient } from '@peace/sandbox/client';
import type { ItemStorage } from '@peace/web-platform/storage';

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
