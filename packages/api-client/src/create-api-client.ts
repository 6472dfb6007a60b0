import { systemClock } from '@peace/money-date';
import { safeParse } from 'valibot';
import { type ApiError, describeError, failed, type Result } from './api-error.ts';
import { ApiFailure } from './api-failure.ts';
import type { ApiClientOptions, CallOptions } from './client-options.ts';
import type { DomainOf, Endpoint, PayloadOf } from './define-endpoint.ts';
import { encodeRequest } from './encode-request.ts';
import { judge, type Opened } from './envelope.ts';
import { createExchange } from './exchange.ts';
import { notingLeftOut } from './left-out.ts';
import { malformed, openAnswer, readOpened } from './read-answer.ts';
import { orSessionEnded } from './session-ended.ts';

/** An answer as the product's shared helper gave it (spec §8): `code`, `data` and `raw` as they were sent. */
export interface RawAnswer {
  /** Whether the code is the one that means success to this endpoint. */
  readonly success: boolean;
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
  /** The whole body. */
  readonly raw: unknown;
}

/** The one way to call the backend. */
export interface ApiClient {
  /** Calls, and reads the answer into the domain. Never rejects. */
  call<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>, options?: CallOptions): Promise<Result<DomainOf<E>>>;
  /** Calls, and returns the opened envelope whatever its code says. Rejects with `ApiFailure` when there is none. */
  callRaw<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>, options?: CallOptions): Promise<RawAnswer>;
  /**
   * Sends the first read of the next screen before that screen is drawn. The very next call uses the answer if it is the
   * same request and begins within 3 s; otherwise the answer is dropped. Prefetched twice, it is sent once.
   *
   * @throws for a write, which only a tap's own call sends.
   */
  prefetch<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): void;
  /** Whether a write is under way. */
  isWriting(): boolean;
  /** Where a GET goes, for an `<img>`; null when the payload is not what the endpoint takes. */
  urlOf<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): string | null;
}

/** Makes a client. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { base, commonParams, sessionEndedCodes, onReport, clock = systemClock } = options;
  const exchange = createExchange(options);

  async function open(
    endpoint: Endpoint,
    payload: unknown,
    callOptions: Parameters<typeof exchange.send>[2],
  ): Promise<Opened | ApiError> {
    const fields = safeParse(endpoint.payload, payload, { abortEarly: true });
    if (!fields.success) return malformed('payload', fields.issues);
    const answer = await exchange.send(endpoint, fields.output, callOptions);
    if ('kind' in answer) return answer;
    return openAnswer(endpoint, answer);
  }

  function report(
    endpoint: Endpoint,
    startedAt: number,
    error: ApiError | null,
    leftOut: readonly string[] = [],
  ): void {
    onReport?.({
      endpoint: endpoint.name,
      outcome: error === null ? 'ok' : error.kind,
      detail: error === null ? '' : describeError(error),
      leftOut,
      durationMs: clock.now() - startedAt,
    });
  }

  const identified = <Data>(result: Result<Data>, requestId: string | undefined): Result<Data> =>
    result.kind === 'failed' && requestId !== undefined ? failed({ ...result.error, requestId }) : result;

  const told = <Data>(result: Result<Data>): Result<Data> =>
    result.kind === 'failed' ? failed(orSessionEnded(result.error, sessionEndedCodes)) : result;

  return {
    async call(endpoint, payload, callOptions = {}) {
      const startedAt = clock.now();
      let requestId: string | undefined;
      const onIdentified = (id: string) => {
        requestId = id;
      };
      const opened = await open(endpoint, payload, { ...callOptions, onIdentified });
      const { value, leftOut } = notingLeftOut(() =>
        'kind' in opened ? failed(opened) : readOpened(endpoint, opened),
      );
      const result = identified(told(value), requestId);
      report(endpoint, startedAt, result.kind === 'failed' ? result.error : null, leftOut);
      return result;
    },
    async callRaw(endpoint, payload, callOptions = {}) {
      const startedAt = clock.now();
      const opened = await open(endpoint, payload, callOptions);
      const error = 'kind' in opened ? opened : judge(endpoint.envelope, opened);
      report(endpoint, startedAt, error);
      if ('kind' in opened) throw new ApiFailure(endpoint.name, opened);
      const { code, message, data, raw } = opened;
      return { success: error === null, code, message, data, raw };
    },
    prefetch(endpoint, payload) {
      if (endpoint.effect !== 'read') throw new Error(`${endpoint.path} is a write: it is not prefetched.`);
      const fields = safeParse(endpoint.payload, payload);
      if (fields.success) exchange.prefetch(endpoint, fields.output);
    },
    isWriting: exchange.isWriting,
    urlOf(endpoint, payload) {
      const fields = safeParse(endpoint.payload, payload);
      return fields.success ? encodeRequest(base, endpoint, fields.output, commonParams()).url : null;
    },
  };
}
