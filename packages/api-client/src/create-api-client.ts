import { systemClock } from '@peace/money-date';
import { safeParse } from 'valibot';
import { describeError, failed, type Result } from './api-error.ts';
import type { ApiClientOptions, CallOptions } from './client-options.ts';
import type { DomainOf, Endpoint, PayloadOf } from './define-endpoint.ts';
import { encodeRequest } from './encode-request.ts';
import { describeIssue } from './describe-issue.ts';
import { recordingDroppedFields } from './dropped-fields.ts';
import { malformed, readResponse } from './read-response.ts';
import { createSender } from './send-request.ts';
import { orSessionEnded } from './session-ended.ts';

/** The HTTP client of the backend. */
export interface ApiClient {
  /** Sends a request and parses the response into domain types. Never rejects. */
  call<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>, options?: CallOptions): Promise<Result<DomainOf<E>>>;
  /**
   * Sends the first read of the next screen before that screen is drawn. The very next call uses the response if it is the
   * same request and begins within 3 s; otherwise the response is dropped. Prefetched twice, it is sent once.
   *
   * @throws for a write, which only a tap's own call sends.
   */
  prefetch<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): void;
  isWriting(): boolean;
  /** Where a GET goes, for an `<img>`; null when the payload is not what the endpoint takes. */
  urlOf<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): string | null;
}

/** Makes a client. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { base, commonParams, sessionEndedCodes, onReport, clock = systemClock } = options;
  const sender = createSender(options);

  return {
    async call(endpoint, payload, callOptions = {}) {
      const startedAt = clock.now();
      let requestId: string | undefined;
      const onRequestId = (id: string) => {
        requestId = id;
      };
      const fields = safeParse(endpoint.payload, payload, { abortEarly: true });
      const response = fields.success
        ? await sender.send(endpoint, fields.output, { ...callOptions, onRequestId })
        : malformed('payload', describeIssue(fields.issues[0]));
      const { value, droppedFields } = recordingDroppedFields(() =>
        'kind' in response ? failed(response) : readResponse(endpoint, response),
      );
      const error =
        value.kind === 'failed'
          ? { ...orSessionEnded(value.error, sessionEndedCodes), ...(requestId !== undefined && { requestId }) }
          : null;
      onReport?.({
        endpoint: endpoint.name,
        outcome: error === null ? 'ok' : error.kind,
        detail: error === null ? '' : describeError(error),
        droppedFields,
        durationMs: clock.now() - startedAt,
      });
      return error === null ? value : failed(error);
    },
    prefetch(endpoint, payload) {
      if (endpoint.effect !== 'read') throw new Error(`${endpoint.path} is a write: it is not prefetched.`);
      const fields = safeParse(endpoint.payload, payload);
      if (fields.success) sender.prefetch(endpoint, fields.output);
    },
    isWriting: () => sender.isWriting(),
    urlOf(endpoint, payload) {
      const fields = safeParse(endpoint.payload, payload);
      return fields.success ? encodeRequest(base, endpoint, fields.output, commonParams()).url : null;
    },
  };
}
