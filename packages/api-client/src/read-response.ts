import { safeParse } from 'valibot';
import { type ApiError, failed, type MalformedPart, type Result } from './api-error.ts';
import type { DomainOf, Endpoint, EnvelopeKind } from './define-endpoint.ts';
import { describeIssue, kindOf, LONGEST_TEXT } from './unreadable-values.ts';
import type { HttpResponse } from './encode-request.ts';

/** A response with its envelope opened and not yet checked; values as they were sent. */
interface OpenedEnvelope {
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
  /** The `success` field of the `flag` envelope. */
  readonly flag: unknown;
  readonly raw: unknown;
}

/** From a response to the domain, as the client does it: for a response that was requested before there was a client. */
export function readResponse<E extends Endpoint>(endpoint: E, response: HttpResponse): Result<DomainOf<E>> {
  const redirected = response.isRedirected ? redirectedError(endpoint, response) : null;
  if (redirected) return failed(redirected);
  const opened = openResponse(endpoint, response);
  if ('kind' in opened) return failed(opened);
  const refusal = checkEnvelope(endpoint.envelope, opened);
  if (refusal) return failed(refusal);
  const data = safeParse<E['data']>(endpoint.data, opened.data, { abortEarly: true });
  if (!data.success) return failed(malformed('data', describeIssue(data.issues[0])));
  return { kind: 'ok', data: data.output, message: opened.message };
}

/** Code, message and parsed body of a response as they came. */
export function envelopeOf(endpoint: Endpoint, body: string): Pick<OpenedEnvelope, 'code' | 'message' | 'raw'> {
  const opened = openEnvelope(endpoint, body);
  if ('kind' in opened) return { code: undefined, message: '', raw: parseJson(body) };
  return { code: opened.code, message: opened.message, raw: opened.raw };
}

/** The error of something that does not have the form it should have; `what` is for developers. */
export function malformed(part: MalformedPart, what: string): ApiError {
  return { kind: 'malformed', part, what };
}

/**
 * The error for a redirected response. A server may redirect a write that it has carried out, so the outcome of the write is
 * unknown. A read that ends at an HTML page was redirected to the login page: the session has ended, as with HTTP 401.
 */
function redirectedError({ effect }: Endpoint, { body }: HttpResponse): ApiError | null {
  if (effect === 'write') return malformed('body', 'redirected');
  return typeof body === 'string' && /^\s*<(!doctype|html)/i.test(body) ? { kind: 'http', status: 401 } : null;
}

/** Opens the envelope by the HTTP status, without looking at what the envelope says. */
function openResponse(endpoint: Endpoint, { status, body }: HttpResponse): OpenedEnvelope | ApiError {
  const opened = typeof body === 'string' ? openEnvelope(endpoint, body) : null;
  if (status < 200 || status > 299) {
    const message = opened && 'raw' in opened && saysNo(opened) ? opened.message : '';
    return message === '' ? { kind: 'http', status } : { kind: 'http', status, message };
  }
  return opened ?? { code: undefined, message: '', data: body, flag: undefined, raw: body };
}

const plainNames = { code: 'code', data: 'data', message: 'message' };
/** These codes mean success in some envelope, so they are never a refusal to show. */
const successCodes: readonly unknown[] = [0, '0', '00'];

/** Reads a JSON body and takes its envelope apart; the error says why that cannot be done. */
function openEnvelope(endpoint: Endpoint, text: string): OpenedEnvelope | ApiError {
  const raw = parseJson(text);
  if (raw === undefined) return malformed('body', text.trim() === '' ? 'empty' : 'not JSON');
  if (!isFields(raw)) return malformed('body', `an envelope should be an object and is ${kindOf(raw)}`);
  // A gateway in front of an obfuscated backend may still answer under the plain names.
  const names = endpoint.envelopeNames && endpoint.envelopeNames.code in raw ? endpoint.envelopeNames : plainNames;
  const message = raw[names.message];
  return {
    code: raw[names.code],
    message: typeof message === 'string' ? message.slice(0, LONGEST_TEXT) : '',
    data: raw[names.data],
    flag: raw['success'],
    raw,
  };
}

/** Null when the envelope says success in the one way this endpoint says it. */
function checkEnvelope(kind: EnvelopeKind, opened: OpenedEnvelope): ApiError | null {
  if (kind === 'none') return null;
  if (kind === 'flag' && opened.flag !== undefined) return checkFlag(opened);
  const accepted = { flag: 0, int0: 0, str0: '0', str00: '00' }[kind];
  if (opened.code === accepted) return null;
  if (successCodes.includes(opened.code) || !isCode(opened.code)) {
    return malformed(
      'envelope',
      `success is ${JSON.stringify(accepted)} here and the code is ${describeCode(opened.code)}`,
    );
  }
  return rejected(opened);
}

function checkFlag(opened: OpenedEnvelope): ApiError | null {
  if (opened.flag === true) return null;
  if (opened.flag === false) return rejected(opened);
  return malformed('envelope', `success should be a boolean and is ${kindOf(opened.flag)}`);
}

function rejected({ code, message }: OpenedEnvelope): ApiError {
  return { kind: 'rejected', code: isCode(code) ? String(code) : '', message };
}

/** Whether an envelope is a refusal. What has no code is a gateway's: `{"message":"Forbidden"}` is not written for a person. */
function saysNo({ code, flag }: OpenedEnvelope): boolean {
  return flag === false || (isCode(code) && !successCodes.includes(code));
}

function isCode(code: unknown): code is string | number {
  return typeof code === 'number' || (typeof code === 'string' && code !== '');
}

function describeCode(code: unknown): string {
  return isCode(code) ? `the ${typeof code} ${code}` : kindOf(code);
}

/** Undefined, which JSON cannot say, when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return /\d{16}/.test(text) ? JSON.parse(withLongIntegersAsTexts(text)) : parsed;
  } catch {
    return undefined;
  }
}

/** Each text of valid JSON, and each number in its whole length. */
const textOrNumber = /"(?:[^"\\]|\\[^])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON.parse rounds an integer beyond 2^53. Ids have more digits, so an integer of 16 digits or more is read as a text, which keeps them. */
function withLongIntegersAsTexts(json: string): string {
  return json.replace(textOrNumber, (token) => (/^-?\d{16,}$/.test(token) ? `"${token}"` : token));
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
