import { beforeAll, describe, expect, it } from 'vitest';

import { openapiDocument } from '../openapi.ts';
import { type CheckExchange, exchangeCheck, type WireResponse, breachText, type Exchange } from './check-exchange.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const order = { orderId: 7001, orderStatus: 174 };

let check: CheckExchange;
beforeAll(async () => {
  check = await exchangeCheck(openapiDocument());
});

/** A call of `getOrder` that is as described, but for what is given. */
function anExchange({
  body = 'orderId=7001',
  ...rest
}: Partial<Omit<Exchange, 'body'>> & { body?: string } = {}): Exchange {
  return {
    method: 'POST',
    url: '/peace/v3/loan-details/loan-details?sessionId=s-1',
    headers: form,
    body: Buffer.from(body),
    answer: anAnswer({ code: 0, message: 'success', data: order }),
    ...rest,
  };
}

const anAnswer = (
  body: unknown,
  { status = 200, headers = json }: Partial<Pick<WireResponse, 'status' | 'headers'>> = {},
) => ({
  status,
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

const texts = async (exchange: Exchange) => (await check(exchange)).map(breachText);

describe('a call as described', () => {
  it.each([
    ['with its answer', anExchange()],
    ['refused in words', anExchange({ answer: anAnswer({ code: 1, data: null, message: 'No such order.' }) })],
    ['of an ended session', anExchange({ answer: anAnswer('', { status: 401 }) })],
    ['whose connection was lost', anExchange({ answer: undefined })],
    [
      'whose answer the sandbox broke on purpose',
      anExchange({ answer: anAnswer('<p>', { headers: { 'x-sandbox-fault': 'html' } }) }),
    ],
    ['that is none of the backend', anExchange({ method: 'GET', url: '/peace/__files/1', body: '' })],
    ['of an upload', anExchange({ method: 'GET', url: '/peace/user-problem/__files/1', body: '' })],
  ])('%s is let through', async (_what, exchange) => expect(await texts(exchange)).toEqual([]));
});

describe('a mismatch is reported with endpoint, place and reason', () => {
  it.each([
    [
      'an answer of another type',
      { answer: anAnswer({ code: 0, data: { orderStatus: [] } }) },
      /^getOrder, answer at \/data\/orderStatus: must be/,
    ],
    [
      'a page instead of JSON',
      { answer: anAnswer('<p>', { headers: { 'content-type': 'text/html' } }) },
      /^getOrder, answer: is text\/html, not application\/json/,
    ],
    ['half an answer', { answer: anAnswer('{"code":0,') }, /^getOrder, answer: is not JSON/],
    ['a server that fails', { answer: anAnswer('', { status: 500 }) }, /^getOrder, answer: has the status 500/],
    ['a missing field', { body: '', headers: form }, /^getOrder, request: must have required property 'requestBody'/],
    [
      'a field that is not described',
      { body: 'orderId=7001&colour=red' },
      /^getOrder, request at \/requestBody: .*colour/,
    ],
    [
      'a query that is not described',
      { url: '/peace/v3/loan-details/loan-details?colour=red' },
      /^getOrder, request at \/query: .*colour/,
    ],
    [
      'another encoding',
      { headers: json, body: '{"orderId":"7001"}' },
      /^getOrder, request: is application\/json, not application\/x-www-form-urlencoded/,
    ],
    ['a call that there is not', { url: '/peace/v3/none' }, /^POST \/v3\/none, request: is not described/],
    ['another method', { method: 'GET', body: '' }, /^GET \/v3\/loan-details\/loan-details, request: is not described/],
  ])('%s', async (_what, wrong, text) => expect(await texts(anExchange(wrong))).toEqual([expect.stringMatching(text)]));
});
