import { safeParse } from 'valibot';
import { type ApiError, failed, type MalformedPart, type Result } from './api-error.ts';
import type { DomainOf, Endpoint } from './define-endpoint.ts';
import { describeIssue } from './describe-issue.ts';
import { checkEnvelope, type Opened, openEnvelope } from './envelope.ts';
import type { Answer } from './encode-request.ts';

/** Opens what came back, without judging what it says. */
function openAnswer(endpoint: Endpoint, { status, body }: Answer): Opened | ApiError {
  const opened = typeof body === 'string' ? openEnvelope(endpoint, body) : null;
  if (status < 200 || status > 299) {
    const message = opened && 'raw' in opened ? opened.message : '';
    return message === '' ? { kind: 'http', status } : { kind: 'http', status, message };
  }
  if (opened) return opened;
  return { code: undefined, message: '', data: body, flag: undefined, raw: body };
}

/** From an opened envelope to the domain. */
function readOpened<E extends Endpoint>(endpoint: E, opened: Opened): Result<DomainOf<E>> {
  const refusal = checkEnvelope(endpoint.envelope, opened);
  if (refusal) return failed(refusal);
  const data = safeParse<E['data']>(endpoint.data, opened.data, { abortEarly: true });
  if (!data.success) return failed(malformed('data', data.issues));
  return { kind: 'ok', data: data.output, message: opened.message };
}

/** From an answer to the domain, as the client does it: for an answer that was requested before there was one. */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: Answer): Result<DomainOf<E>> {
  const opened = openAnswer(endpoint, answer);
  return 'kind' in opened ? failed(opened) : readOpened(endpoint, opened);
}

/** What is wrong with something, by the first thing that is. */
export function malformed(
  part: MalformedPart,
  [issue]: readonly [Parameters<typeof describeIssue>[0], ...unknown[]],
): ApiError {
  return { kind: 'malformed', part, what: describeIssue(issue) };
}
