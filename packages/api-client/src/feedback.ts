import type { ApiError } from './api-error.ts';
import { withDeadline } from './deadline.ts';

export type ComplaintTopic = 'collector' | 'payment' | 'charges' | 'application' | 'personalData' | 'other';

/** A message of a visitor of the public site. None of the texts is empty. */
export type Feedback = {
  /** Which of the site's forms it came from. */
  readonly part: 'about' | 'contact' | 'complaint';
  readonly name: string;
  /** An e-mail address or a phone number, as typed. */
  readonly contact: string;
  readonly message: string;
  readonly topic?: ComplaintTopic;
  /** Of a complaint, when the visitor gave it: the number of the loan, as typed. */
  readonly loanNumber?: string;
};

/** The result of sending. `accepted` is any 2xx response that was not redirected; nothing less may be called a success. */
export type FeedbackResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'failed'; readonly error: Extract<ApiError, { kind: 'network' | 'timeout' | 'http' }> };

export interface FeedbackOptions {
  /** `VITE_FEEDBACK_URL`: a path of the same origin, or a full URL that allows this one. */
  readonly url: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Sent as `X-Request-ID`: names the request in the server's log. */
  readonly requestId?: string | undefined;
  readonly timeout?: number | undefined;
}

/**
 * Posts feedback as JSON (docs/decisions/public-site.md). Outside `/peace`, without session, envelope and retry: the visitor is anonymous,
 * and a message sent twice is read twice. Never rejects.
 */
export async function sendFeedback(
  { url, fetch, requestId, timeout = 60_000 }: FeedbackOptions,
  feedback: Feedback,
): Promise<FeedbackResult> {
  const response = await withDeadline({ timeoutMs: timeout, signal: undefined }, async (signal) => {
    // With the first message that is sent: few visitors write one.
    const { default: ky } = await import('ky');
    return ky.post(url, {
      json: feedback,
      headers: { Accept: 'application/json', ...(requestId !== undefined && { 'X-Request-ID': requestId }) },
      credentials: 'omit',
      signal,
      retry: 0,
      // As for every call: see `create-api-client.ts`.
      throwHttpErrors: false,
      timeout: false,
      ...(fetch && { fetch }),
    });
  });
  if (!('kind' in response)) {
    // A redirect that the browser followed sent nothing to where it leads.
    const isAccepted = response.ok && !response.redirected;
    return isAccepted ? { kind: 'accepted' } : { kind: 'failed', error: { kind: 'http', status: response.status } };
  }
  return { kind: 'failed', error: { kind: response.kind === 'timeout' ? 'timeout' : 'network' } };
}
