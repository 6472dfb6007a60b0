import type { LogEntry } from '@peace/sandbox/client';
import { eventLine, messageLine, withLine, type Traffic } from '#features/bridge/traffic.model.ts';
import { timeLine } from '../entries.ts';

const start = Date.parse('2026-11-20T04:00:00.412Z');
const session = { sessionId: 'preview-session', appVersion: '1.0.0', userId: 'preview-user' };

const request = (id: number, afterMs: number, some: Partial<LogEntry>): LogEntry => ({
  id,
  at: new Date(start + afterMs).toISOString(),
  realAt: new Date(start + afterMs).toISOString(),
  tookMs: 12,
  endpoint: 'getOrder',
  method: 'POST',
  path: '/peace/v3/loan-details/loan-details',
  query: session,
  payload: { productId: '68401', orderId: '8401' },
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
  status: 200,
  outcome: 'ok',
  ...some,
});
const payment: Partial<LogEntry> = {
  endpoint: 'createPayLink',
  path: '/peace/v3/loan-details/generate-vcode',
  payload: { productId: '68401', orderId: '8401', amount: '5450', channelNumber: '90006' },
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': '0f3e7d6a-52c1-4f0e-9d1c-6a5b' },
};

const log = [
  request(1, 0, { tookMs: 18 }),
  request(2, 25, { endpoint: 'getPeriodRepayment', path: '/peace/v3/loan-details/loan-play-detail', tookMs: 31 }),
  request(3, 2110, { ...payment, tookMs: 44 }),
  request(4, 2630, {
    endpoint: '',
    method: 'GET',
    path: '/peace/v3/loan-detials',
    payload: {},
    status: 404,
    outcome: 'rejected: no such endpoint',
    tookMs: 3,
  }),
  request(5, 5201, { ...payment, status: 0, outcome: 'fault: drop', tookMs: 62 }),
  request(6, 6480, { status: 500, outcome: 'fault: http500', tookMs: 9 }),
  request(7, 7510, { tookMs: 1204 }),
  request(8, 7530, {
    endpoint: 'saveEvent',
    method: 'GET',
    path: '/peace/v1/events/save-event',
    query: { ...session, moduleId: '30' },
    payload: {},
  }),
];

const traffic = [
  messageLine({ name: 'startBankFlow', payload: {}, outcome: { kind: 'delivered' } }, start + 40),
  messageLine(
    { name: 'callTelephone', payload: { telephone: '09171234567' }, outcome: { kind: 'unavailable' } },
    start + 3705,
  ),
  messageLine(
    { name: 'openPage', payload: { to: '' }, outcome: { kind: 'rejected', reason: 'Payload of openPage: too short' } },
    start + 3912,
  ),
  eventLine('resume', { kind: 'answered', handled: true }, start + 7498),
].reduce<Traffic>(withLine, []);

/** Twelve: requests that were answered, lost, failed and unknown, messages both ways, and a report. */
export const sampleEntries = timeLine(log, traffic);

/** The response of each. */
export const sampleResponse = {
  answer: '{"code":0,"data":{"payUrl":"https://pay.example/8401","channelName":"Maya"},"message":"success"}',
  headers: { 'content-type': 'application/json', 'x-request-id': '7c1e0f' },
  contract: 'ok',
};
