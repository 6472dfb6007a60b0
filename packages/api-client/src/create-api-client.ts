import { systemClock } from '@peace/money-date';
import ky, { type KyInstance } from 'ky';
import { safeParse } from 'valibot';
import { type ApiError, describeError, failed, orSessionEnded, type Result } from './api-error.ts';
import type { ApiClientOptions, CallOptions } from './client-options.ts';
import { withDeadline } from './deadline.ts';
import type { DomainOf, Endpoint, PayloadOf, WireFields } from './define-endpoint.ts';
import { callTimeoutMs, clockOffset, prefetchedReads, serverTimeOf } from './early-response.ts';
import { type HttpResponse, type EncodedRequest, encodeRequest, requestHeaders } from './encode-request.ts';
import { malformed, readResponse } from './read-response.ts';
import { createSingleFlight } from './single-flight.ts';
import { describeIssue, recordingDroppedFields } from './unreadable-values.ts';
import { uploadByXhr } from './xhr-upload.ts';

/** The HTTP client of the backend. */
export interface ApiClient {
  /** Sends a request and parses the response into domain types. Never rejects. */
  call<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>, options?: CallOptions): Promise<Result<DomainOf<E>>>;
  /**
   * Sends the first read of the next screen before that screen is drawn. The first call of the same request uses the response
   * if it begins within 5 s and no write comes before it. Prefetched twice, it is sent once.
   *
   * @throws for a write, which only a tap's own call sends.
   */
  prefetch<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): void;
  isWriting(): boolean;
  /** By the last response: see `clockOffset`. */
  clockOffset(): number;
  /** Returns the URL of a GET for an `<img>`; null if the payload does not match the endpoint. */
  urlOf<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): string | null;
}

/** A read is tried again after a network failure, by POST too, 300 and then 900 ms later. A response of any kind is final. */
const readRetry = { limit: 2, methods: ['get', 'post'], delay: (retry: number) => 300 * 3 ** (retry - 1) };

/** A fetch Response must not be given a body with these. */
const statusesWithoutBody = [101, 204, 205, 304];

interface SendOptions extends CallOptions {
  /** Called with the `X-Request-ID` of each request that the call sends. */
  readonly onRequestId?: (requestId: string) => void;
}

interface ExchangeOptions extends SendOptions {
  readonly signal: AbortSignal;
  readonly retry: typeof readRetry | 0;
  /** A response that was requested earlier: the first try waits for it instead of sending. */
  readonly early?: Promise<HttpResponse> | undefined;
}

/** Makes a client. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { sessionEndedCodes, onReport, onLoading } = options;
  const http = createHttp(options);
  const prefetched = prefetchedReads(options.earlyResponses ?? []);
  const upload = options.fetch || typeof XMLHttpRequest === 'undefined' ? undefined : uploadByXhr(XMLHttpRequest);
  const singleFlight = createSingleFlight<HttpResponse | ApiError>({ kind: 'aborted' });
  let writes = 0;
  let offset = options.clockOffset ?? 0;

  const encode = (endpoint: Endpoint, fields: WireFields) =>
    encodeRequest(options.base, endpoint, fields, options.commonParams());

  /** Sends a call's fields and returns the response: reads are retried, identical writes share one request. */
  async function send(
    endpoint: Endpoint,
    fields: WireFields,
    { signal, idempotencyKey = endpoint.isIdempotent ? newIdempotencyKey() : undefined, ...callOptions }: SendOptions,
  ): Promise<HttpResponse | ApiError> {
    const request = encode(endpoint, fields);
    const sendUntil = (until: AbortSignal | undefined): Promise<HttpResponse | ApiError> => {
      const elapsedMs = systemClock.now() - (prefetched.sentAt(request) ?? systemClock.now());
      return withDeadline({ timeoutMs: callTimeoutMs - elapsedMs, signal: until }, (ending) =>
        exchange(endpoint, request, {
          ...callOptions,
          idempotencyKey,
          signal: ending,
          retry: endpoint.effect === 'read' ? readRetry : 0,
          early: prefetched.take(request, ending),
        }),
      );
    };
    if (endpoint.effect === 'write') {
      writes += 1;
      prefetched.drop();
    }
    const endLoading = endpoint.loadingText === undefined ? undefined : onLoading?.({ text: endpoint.loadingText });
    try {
      const isJoined = endpoint.effect === 'write' && endpoint.dedupe;
      return await (isJoined ? singleFlight(endpoint.name, fields, signal, sendUntil) : sendUntil(signal));
    } finally {
      endLoading?.();
      if (endpoint.effect === 'write') writes -= 1;
    }
  }

  /** Sends a request until `signal` ends it; rejects when no response came. */
  async function exchange(
    { body: encoding, envelope, isIdempotent }: Endpoint,
    { url, method, body }: EncodedRequest,
    { signal, idempotencyKey, onProgress, onRequestId, retry, early }: ExchangeOptions,
  ): Promise<HttpResponse> {
    const identify = (headers: Headers): void => {
      const requestId = options.requestId?.();
      if (requestId !== undefined) {
        headers.set('X-Request-ID', requestId);
        onRequestId?.(requestId);
      }
      if (isIdempotent && idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    };
    if (encoding === 'multipart' && upload) {
      const headers = new Headers(requestHeaders);
      identify(headers);
      return upload({ url, method, body, headers, signal, onProgress });
    }
    let ahead = early;
    const response = await http(url, {
      method,
      body: body ?? null,
      signal,
      retry,
      hooks: {
        beforeRequest: [
          async ({ headers }) => {
            // Without `AbortSignal.any`, ky's pause before a retry does not end with the signal.
            signal.throwIfAborted();
            const sentBefore = ahead;
            ahead = undefined;
            if (sentBefore) return fetchResponseOf(await sentBefore);
            identify(headers);
            return undefined;
          },
        ],
      },
    });
    const received = await (envelope === 'none' ? response.blob() : response.text());
    // fetch reports no progress while it sends; XMLHttpRequest does.
    onProgress?.(1);
    return {
      status: response.status,
      body: received,
      isRedirected: response.headers.has(redirectedHeader),
      serverTime: serverTimeOf(response.headers),
    };
  }

  return {
    async call(endpoint, payload, callOptions = {}) {
      let requestId: string | undefined;
      const onRequestId = (id: string) => {
        requestId = id;
      };
      const fields = safeParse(endpoint.payload, payload, { abortEarly: true });
      const response = fields.success
        ? await send(endpoint, fields.output, { ...callOptions, onRequestId })
        : malformed('payload', describeIssue(fields.issues[0]));
      if (!('kind' in response)) {
        if (response.serverTime !== undefined) offset = clockOffset(response, systemClock.now());
        callOptions.onResponse?.(response);
      }
      const { value, droppedFields } = recordingDroppedFields(() =>
        'kind' in response ? failed(response) : readResponse(endpoint, response),
      );
      const error =
        value.kind === 'failed'
          ? { ...orSessionEnded(value.error, sessionEndedCodes), ...(requestId !== undefined && { requestId }) }
          : null;
      onReport?.({
        endpoint: endpoint.name,
        needsSession: endpoint.needsSession,
        outcome: error === null ? 'ok' : error.kind,
        detail: error === null ? '' : describeError(error),
        droppedFields,
      });
      return error === null ? value : failed(error);
    },
    prefetch(endpoint, payload) {
      if (endpoint.effect !== 'read') throw new Error(`${endpoint.path} is a write: it is not prefetched.`);
      const fields = safeParse(endpoint.payload, payload);
      if (!fields.success) return;
      prefetched.add(encode(endpoint, fields.output), (request, signal) =>
        exchange(endpoint, request, { signal, retry: 0 }),
      );
    },
    isWriting: () => writes > 0,
    clockOffset: () => offset,
    urlOf(endpoint, payload) {
      const fields = safeParse(endpoint.payload, payload);
      return fields.success ? encode(endpoint, fields.output).url : null;
    },
  };
}

/** The one ky of the client: what is common to all its requests. */
function createHttp({ fetch }: ApiClientOptions): KyInstance {
  return ky.create({
    headers: requestHeaders,
    credentials: 'same-origin',
    // Responses are never stored; and with a cache, Chromium lets a second GET wait for a first that hangs.
    cache: 'no-store',
    // A response with an error status often has the server's message in it: `readResponse` says what it means.
    throwHttpErrors: false,
    // ky's own covers one try and not the body, and cannot abort without `AbortSignal.any`: see `withDeadline`.
    timeout: false,
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      return markRedirect(await (fetch ? fetch(request) : globalThis.fetch(request)));
    },
    hooks: {
      // The body is read here, so that a connection lost half-way is a network failure that a read is retried after.
      afterResponse: [
        async (_request, _options, response) =>
          statusesWithoutBody.includes(response.status)
            ? undefined
            : new Response(await response.blob(), { status: response.status, headers: response.headers }),
      ],
    },
  });
}

/** Ours, on a response that came through a redirect: a copy of a response does not know that any more. */
const redirectedHeader = 'X-Peace-Redirected';

const fetchResponseOf = ({ status, body, isRedirected = false, serverTime }: HttpResponse): Response =>
  new Response(statusesWithoutBody.includes(status) ? null : body, {
    status,
    headers: {
      ...(isRedirected && { [redirectedHeader]: '1' }),
      ...(serverTime !== undefined && { Date: new Date(serverTime).toUTCString() }),
    },
  });

/** Notes on a response that it came through a redirect. */
async function markRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const serverTime = serverTimeOf(response.headers);
  return fetchResponseOf({ status: response.status, body: await response.blob(), isRedirected: true, serverTime });
}

/**
 * A key for a new attempt: a random UUID (version 4). Not by `crypto.randomUUID`, which is missing on a page without TLS,
 * such as a development server on another host.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
