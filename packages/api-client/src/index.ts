export { type ApiError, isUnknownOutcome, type MalformedPart, type Result } from './api-error.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type CallReport,
  createApiClient,
  type Fetch,
} from './create-api-client.ts';
export type {
  DomainOf,
  Endpoint,
  EnvelopeKind,
  EnvelopeNames,
  PayloadOf,
  PayloadSchema,
  WireFields,
  WireOf,
} from './define-endpoint.ts';
export type { HttpResponse, CommonParams } from './encode-request.ts';
export { newIdempotencyKey } from './send-request.ts';
