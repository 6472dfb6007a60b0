import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useCallback } from 'react';
import type { Read } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';

/** What a view shows of something read from the backend. */
export type ViewState<Data> =
  | { readonly kind: 'loading' }
  /** `message`: what went wrong, in words. */
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly data: Data };

/** A read as a view shows it, and how to read it again; done so by itself when the borrower comes back to the page. */
export function useViewState<Data>(read: Read<Data>): {
  readonly state: ViewState<Data>;
  readonly reload: () => void;
} {
  const t = useMessages(commonMessages);
  const reload = useCallback(() => {
    if (read.kind !== 'loading') void read.reload();
  }, [read]);
  useRestored(reload);
  return { state: toViewState(read, t), reload };
}

/** A read as a view shows it. */
export function toViewState<Data>(read: Read<Data>, t: Parameters<typeof errorWording>[1]): ViewState<Data> {
  if (read.kind !== 'failed') return read;
  return { kind: 'failed', message: errorWording(read.error, t), isRetrying: read.isRetrying };
}
