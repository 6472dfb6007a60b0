export { type ApiError, isUnknownOutcome, type MalformedPart, type Result } from './api-error.ts';
export type { ApiClientOptions, CallOptions, CallReport } from './client-options.ts';
export { type ApiClient, createApiClient, type RawAnswer } from './create-api-client.ts';
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
export type { CommonParams } from './encode-request.ts';
export { newIdempotencyKey } from './exchange.ts';
export type { Fetch } from './fetch-transport.ts';
export type { Answer, Outgoing, Transport } from './transport.ts';
