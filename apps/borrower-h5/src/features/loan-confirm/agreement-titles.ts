import type { AsyncState } from '@peace/ui-kit/async-view';

/** What is known of the agreements' titles. */
export type AgreementTitles = AsyncState<readonly string[]>;
