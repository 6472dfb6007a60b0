import type { IncomingHttpHeaders } from 'node:http';

/** A call as it crossed the wire, with its response as far as one came. */
export interface Exchange {
  readonly method: string;
  /** Path with query, as in the request line. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Absent when the connection ended without a whole response. */
  readonly answer?: WireResponse | undefined;
}

/** A response that came whole. */
export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Something that crossed the wire and is not as described. */
export interface Breach {
  /** `operationId`; method and path where the description has no such operation. */
  readonly endpoint: string;
  readonly side: 'request' | 'answer';
  /** JSON pointer to what is wrong; empty for the whole. */
  readonly pointer: string;
  readonly reason: string;
}

/** A breach as one line. */
export function breachText({ endpoint, side, pointer, reason }: Breach): string {
  return `${endpoint}, ${side}${pointer === '' ? '' : ` at ${pointer}`}: ${reason}`;
}
