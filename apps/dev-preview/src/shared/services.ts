import type { SandboxClient } from '@peace/sandbox/client';
import type { ItemStorage } from '@peace/web-platform/storage';
import type { RefObject } from 'react';

/** What was built, and where the rest of it is. */
export interface Build {
  readonly version: string;
  readonly commit: string;
  readonly storybook: string;
  /** The text of `docs/stored-items.md`. */
  readonly storedItems: string;
}

/** What the page reaches the world through. */
export interface PreviewServices {
  readonly window: Window;
  readonly client: SandboxClient;
  /** The frame of the second phone, while there is one. */
  readonly secondFrame: RefObject<HTMLIFrameElement | null>;
  readonly storage: ItemStorage;
  /** Of this tab's visit. */
  readonly tabStorage: ItemStorage;
  readonly build: Build;
}
