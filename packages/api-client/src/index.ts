export { type ApiError, isUnknownOutcome, type MalformedPart, type Result } from './api-error.ts';
export type { ApiClientOptions, CallOptions, CallReport, Fetch } from './client-options.ts';
export { type ApiClient, createApiClient, newIdempotencyKey } from './create-api-client.ts';
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
