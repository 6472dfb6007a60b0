import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import { expect, test } from 'vitest';
import { takeEarlySecondResponse } from './early-second-response.ts';
import type { EarlyVisit } from './early-visit.ts';

const ids = { productId: '7', orderId: 'P1' };
const body = JSON.stringify({ code: 0, message: '', data: endpointExamples['getPeriodRepayment']?.wire });

function aVisit(changes: Partial<EarlyVisit> = {}, response = Promise.resolve({ status: 200, body })) {
  const request = { url: '', body: '', sentAt: 0, response, abort: () => undefined };
  const second = { endpoint: 'getPeriodRepayment', request };
  return { peaceEarly: { request, payload: ids, isHydrating: true, painted: null, second, ...changes } };
}

test('the first to ask gets what was read early, the next one asks itself', async () => {
  const page = aVisit();
  expect(await takeEarlySecondResponse(page, getPeriodRepayment, ids)).toMatchObject({ repayDate: '2026-11-30' });
  expect(await takeEarlySecondResponse(page, getPeriodRepayment, ids)).toBeNull();
});

test.each([
  ['another order', aVisit({ payload: { productId: '7', orderId: 'P2' } })],
  ['a payload with more in it', aVisit({ payload: { orderId: 'P1' } })],
  ['a page that was hidden', aVisit({ wasHidden: true })],
  ['a page without a second read', { peaceEarly: undefined }],
  ['a response that refuses', aVisit({}, Promise.resolve({ status: 200, body: '{"code":1,"message":"no"}' }))],
])('takeEarlySecondResponse is null for %s', async (_case, page) => {
  expect(await takeEarlySecondResponse(page, getPeriodRepayment, ids)).toBeNull();
});

test('takeEarlySecondResponse is null where no response came', async () => {
  expect(
    await takeEarlySecondResponse(aVisit({}, Promise.reject(new Error('no line'))), getPeriodRepayment, ids),
  ).toBeNull();
});
