import type { ApiError } from './api-error.ts';
import type { Endpoint, EnvelopeKind } from './define-endpoint.ts';
import { kindOf } from './describe-issue.ts';

/** A response with its envelope opened and not yet checked; values as they were sent. */
export interface Opened {
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
  /** The `success` field of the `flag` envelope. */
  readonly flag: unknown;
  /** The whole body. */
  readonly raw: unknown;
}

const plainNames = { code: 'code', data: 'data', message: 'message' };
/** What success looks like in one envelope or another: never a refusal to show to a person. */
const successCodes: readonly unknown[] = [0, '0', '00'];

/** Reads a JSON body and takes its envelope apart; the error says why that cannot be done. */
export function openEnvelope(endpoint: Endpoint, text: string): Opened | ApiError {
  const raw = parseJson(text);
  if (raw === undefined) return malformed('body', text.trim() === '' ? 'empty' : 'not JSON');
  if (!isFields(raw)) return malformed('body', `an envelope should be an object and is ${kindOf(raw)}`);
  // A gateway in front of an obfuscated backend may still answer under the plain names.
  const names = endpoint.envelopeNames && endpoint.envelopeNames.code in raw ? endpoint.envelopeNames : plainNames;
  const message = raw[names.message];
  return {
    code: raw[names.code],
    message: typeof message === 'string' ? message : '',
    data: raw[names.data],
    flag: raw['success'],
    raw,
  };
}

/** Null when the envelope says success in the one way this endpoint says it. */
export function checkEnvelope(kind: EnvelopeKind, opened: Opened): ApiError | null {
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

function checkFlag(opened: Opened): ApiError | null {
  if (opened.flag === true) return null;
  if (opened.flag === false) return rejected(opened);
  return malformed('envelope', `success should be a boolean and is ${kindOf(opened.flag)}`);
}

function rejected({ code, message }: Opened): ApiError {
  return { kind: 'rejected', code: isCode(code) ? String(code) : '', message };
}

function malformed(part: 'body' | 'envelope', what: string): ApiError {
  return { kind: 'malformed', part, what };
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
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
