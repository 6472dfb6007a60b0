import type { ApiError, DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { errorWording, supportOf } from '@peace/i18n/error-wording';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  NoConnectionDrawing,
  RefusedDrawing,
  ServiceDownDrawing,
  SessionEndedDrawing,
  type Drawing,
} from '@peace/ui-kit/drawings';
import type { Refresh } from './refresh.ts';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { type ToastOptions, useToast } from '@peace/vant-react-compat/toast';

/** How far a read has come: what `AsyncView` takes, with what a controller may need beside it. */
export type ReadState<Data> = AsyncState<
  Data,
  { readonly error: ApiError },
  {
    /** Whether `data` is the newest there is. */
    readonly refresh: Refresh;
    /** When it was read, by the app's clock, milliseconds since 1970. */
    readonly readAt: number;
  }
>;

export interface Read<Data> {
  readonly state: ReadState<Data>;
  /** Reads it again; the same function for as long as the screen is there. */
  readonly reload: () => void;
}

export interface ReadOptions {
  /** Default true. Not wanted, it shows what another screen has read. */
  readonly isWanted?: boolean;
  /** Without toasts. */
  readonly isQuiet?: boolean;
}

/**
 * Reads an endpoint for a screen. A failed re-read keeps showing what was read before, and shows a toast. A failed first
 * read is a state of the page, and the server's words also a toast (spec §8); it is read again when the page returns.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  payload: PayloadOf<E>,
  { isWanted = true, isQuiet = false }: ReadOptions = {},
): Read<DomainOf<E>> {
  const { api } = useServices();
  const t = useMessages(commonMessages);
  const { data, dataUpdatedAt, error, errorUpdateCount, isFetching, refetch } = useQuery({
    ...queryOptionsFor(api, endpoint, payload),
    enabled: isWanted,
  });
  const isFirst = data === undefined;
  const readAt = useTimeOf(dataUpdatedAt);
  useSaidFailures(isQuiet ? null : (error?.error ?? null), errorUpdateCount, isFirst);
  const reload = useCallback(() => void (isWanted && refetch()), [isWanted, refetch]);
  useRestored(() => {
    if (error && isFirst) reload();
  });
  if (data !== undefined) {
    const refresh: Refresh = isFetching
      ? { kind: 'running', ...(error && { isRetry: true }) }
      : error
        ? { kind: 'failed', error: error.error, readAt }
        : { kind: 'done' };
    return { state: { kind: 'ready', data, refresh, readAt }, reload };
  }
  if (error) {
    // The dialog over the page says that the session ended. Asked again, the call is refused again and opens it.
    const isSessionEnded = error.error.kind === 'sessionEnded';
    const message = isSessionEnded ? t('logInToSee') : errorWording(error.error, t);
    const failure = {
      error: error.error,
      message,
      ...supportOf(error.error),
      isRefused: error.error.kind === 'rejected',
      drawing: failureDrawing(error.error),
      retryLabel: isSessionEnded ? t('logIn') : undefined,
    };
    return { state: { kind: 'failed', ...failure, isRetrying: isFetching }, reload };
  }
  return { state: { kind: 'loading' }, reload };
}

/** When React Query brought something new, by the app's clock. */
function useTimeOf(updatedAt: number): number {
  const { clock } = useServices();
  const [seen, setSeen] = useState(() => ({ updatedAt, at: clock.now() }));
  if (seen.updatedAt === updatedAt) return seen.at;
  const at = clock.now();
  setSeen({ updatedAt, at });
  return at;
}

/** Whether what a read has brought is the newest there is; of one that has brought nothing, how far it is. */
export function refreshOf(state: ReadState<unknown>): Refresh {
  if (state.kind === 'ready') return state.refresh;
  const isFailed = state.kind === 'failed' && !state.isRetrying;
  return isFailed ? { kind: 'failed', error: state.error, readAt: null } : { kind: 'running' };
}

/** Reads two things again; the same function for as long as the screen is there. */
export function useReloadBoth({ reload: first }: Reloaded, { reload: second }: Reloaded): () => void {
  return useCallback(() => {
    first();
    second();
  }, [first, second]);
}

type Reloaded = Pick<Read<unknown>, 'reload'>;

/** `count` grows with each failure; those from before the screen was opened were shown then. What a page shows of a first read it reads out itself. */
function useSaidFailures(error: ApiError | null, count: number, isFirst: boolean): void {
  const sayFailure = useFailureToast({ isReadOutElsewhere: isFirst });
  const said = useRef(count);
  useEffect(() => {
    const hasWords = error && 'message' in error && error.message;
    if (error && said.current !== count && (hasWords || !isFirst)) sayFailure(error);
    said.current = count;
  }, [error, count, isFirst, sayFailure]);
}

/** The scene of a failed read: no network, a session that ended, a refusal, or a service that cannot answer. */
function failureDrawing({ kind }: ApiError): Drawing {
  switch (kind) {
    case 'network':
    case 'timeout':
      return NoConnectionDrawing;
    case 'sessionEnded':
      return SessionEndedDrawing;
    case 'rejected':
      return RefusedDrawing;
    case 'aborted':
    case 'http':
    case 'malformed':
      return ServiceDownDrawing;
  }
}

type FailureToastOptions = Pick<ToastOptions, 'isReadOutElsewhere' | 'staysWhole'>;

/** Says in a toast why a call failed (spec §8). Not said: what the page itself gave up, and the end of the session, which has its dialog. */
export function useFailureToast({ isReadOutElsewhere, staysWhole }: FailureToastOptions = {}): (
  error: ApiError,
) => void {
  const { show } = useToast();
  const t = useMessages(commonMessages);
  return useCallback(
    (error) => {
      if (error.kind === 'aborted' || error.kind === 'sessionEnded') return;
      show({ kind: 'fail', message: errorWording(error, t), isReadOutElsewhere, staysWhole });
    },
    [show, t, isReadOutElsewhere, staysWhole],
  );
}
