import type { ItemStorage } from '@peace/session/storage';
import type { SandboxClient } from './sandbox-client.ts';

/** What the page reaches the world through. */
export interface PreviewServices {
  readonly window: Window;
  readonly client: SandboxClient;
  readonly storage: ItemStorage;
  /** Of this tab's visit. */
  readonly tabStorage: ItemStorage;
}
