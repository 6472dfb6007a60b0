import { notice, pageIdOf } from './notice.ts';

/** A finished call, as the API client reports it. */
export interface FinishedCall {
  readonly endpoint: string;
  readonly outcome: string;
  /** Of a failure, in a developer's words; only its digits are read, where it is a status. */
  readonly detail: string;
}

/** These outcomes are no failure: the borrower ended the call, or the session had ended. */
const ordinary = ['ok', 'aborted', 'sessionEnded'];

/** Reports a call that failed, by endpoint and kind. */
export function noticeCall(window: Parameters<typeof notice>[0], { endpoint, outcome, detail }: FinishedCall): void {
  if (ordinary.includes(outcome)) return;
  const status = outcome === 'http' ? `http.${detail.replace(/\D/g, '')}` : outcome;
  notice(window, { kind: 'api', name: endpoint, detail: status });
}

/** A new id for each request of this visit, sent as `X-Request-ID`: the page's and a number. */
export function requestIds(window: Parameters<typeof pageIdOf>[0]): () => string {
  const page = pageIdOf(window);
  let requests = 0;
  return () => `${page}-${(requests += 1)}`;
}
