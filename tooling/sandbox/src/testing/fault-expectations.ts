import { vi } from 'vitest';
import { handlers } from '../handlers/handlers.ts';
import type { FaultKind } from '../http/faults.ts';
import { testSandbox } from './test-sandbox.ts';
import { validPayload } from './valid-payloads.ts';

export const table = handlers.map((handler) => ({ name: handler.endpoint.name, handler }));

/** The kind of error that the client makes of a fault, or `ok`. */
export async function outcomeUnder(kind: FaultKind, name: string): Promise<string> {
  const handler = table.find((row) => row.name === name)?.handler;
  if (handler === undefined) throw new Error(`There is no handler ${name}.`);
  const test = testSandbox();
  const payload = await validPayload(handler, test);
  test.sandbox.faults.add({ endpoint: name, kind });
  const call = test.client.call(handler.endpoint, payload);
  // Long enough for the client's deadline and for its retries of a read.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(200_000);
  const result = await call;
  return result.kind === 'ok' ? 'ok' : result.error.kind;
}

/** A call without an envelope and a reader can only be lost or refused by status. */
const UNREAD = ['trackVisit', 'trackClick'];

/** Those whose data is not read: it may be anything. */
const IGNORED = [
  ...UNREAD,
  'rateApp',
  'saveEvent',
  'trackVariant2',
  'bindBankAccount',
  'changeBankAccount',
  'fileComplaint',
  'rateComplaint',
  'confirmCharge',
  'sendSmsCode',
  'register',
];

/** An image: what alters JSON leaves it alone. */
const IMAGE = 'getCaptcha';

/** Those that show what there is: amounts become unreadable and lists that may be absent empty, and the screen says so. */
const SHOWING_WHAT_THERE_IS = [
  'getPeriodRepayment',
  'getOffer',
  'getOfferVariant2',
  'getAgreementsVariant2',
  'jointLoginFailure',
  'getSupportContact',
];

/** Their responses have only optional lists. */
const WITHOUT_ENTRIES = ['getPeriodRepayment', 'jointLoginFailure'];

export const expectations: { kind: FaultKind; otherwise: string; tolerant: string[] }[] = [
  { kind: 'http500', otherwise: 'http', tolerant: [] },
  { kind: 'http404', otherwise: 'http', tolerant: [] },
  { kind: 'http401', otherwise: 'http', tolerant: [] },
  { kind: 'html', otherwise: 'malformed', tolerant: UNREAD },
  { kind: 'empty', otherwise: 'malformed', tolerant: UNREAD },
  { kind: 'truncated', otherwise: 'malformed', tolerant: [...UNREAD, IMAGE] },
  { kind: 'null', otherwise: 'malformed', tolerant: UNREAD },
  { kind: 'nullData', otherwise: 'malformed', tolerant: [...IGNORED, IMAGE] },
  { kind: 'wrongCodeType', otherwise: 'malformed', tolerant: [...UNREAD, IMAGE] },
  {
    kind: 'wrongTypes',
    otherwise: 'malformed',
    tolerant: [...IGNORED, IMAGE, ...WITHOUT_ENTRIES, 'getSupportContact'],
  },
  { kind: 'missingFields', otherwise: 'malformed', tolerant: [...IGNORED, IMAGE, ...SHOWING_WHAT_THERE_IS] },
  { kind: 'huge', otherwise: 'ok', tolerant: [] },
  { kind: 'hostile', otherwise: 'ok', tolerant: [] },
  { kind: 'rejected', otherwise: 'rejected', tolerant: [] },
  { kind: 'drop', otherwise: 'network', tolerant: [] },
  { kind: 'hang', otherwise: 'timeout', tolerant: [] },
  { kind: 'slow', otherwise: 'ok', tolerant: [] },
];

/** Without an envelope a refusal is an HTTP status. */
export const WITHOUT_ENVELOPE = new Set([...UNREAD, IMAGE]);
