import fc from 'fast-check';
import { unknown } from 'valibot';
import { expect, it } from 'vitest';
import { chargeCard } from './contract/legacy-repayment/charge-card.ts';
import { envelopeOf, readResponse } from './read-response.ts';

const body = JSON.stringify({ code: '42', message: 'This card has expired.', data: null });

it('readResponse keeps the server’s message of a response with an HTTP status', () => {
  expect(readResponse(chargeCard, { status: 422, body })).toEqual({
    kind: 'failed',
    error: { kind: 'http', status: 422, message: 'This card has expired.' },
  });
});

it.each([
  [199, '{"code":42,"message":"No."}', 'No.'],
  [400, '{"success":false,"message":"No."}', 'No.'],
  [400, '{"success":false,"code":0,"message":"No."}', 'No.'],
  [400, '{"success":true,"message":"Yes."}', undefined],
  [400, '{"code":null,"message":"No."}', undefined],
  [400, '{"code":"","message":"No."}', undefined],
])('with HTTP status %d the message of %s is %j', (status, text, message) => {
  expect(readResponse(chargeCard, { status, body: text })).toStrictEqual({
    kind: 'failed',
    error: { kind: 'http', status, ...(message && { message }) },
  });
});

it('cuts a message that is longer than any sentence', () => {
  const endless = JSON.stringify({ code: '42', message: '('.repeat(100_000) });
  const result = readResponse(chargeCard, { status: 200, body: endless });
  expect(result.kind === 'failed' && result.error).toMatchObject({ message: '('.repeat(10_000) });
});

it.each([
  '<h1>Bad Gateway</h1>',
  '',
  '[]',
  '{}',
  '{"code":4,"message":5}',
  '{"code":4,"message":""}',
  '{"message":"Forbidden"}',
  '{"code":0,"message":"success"}',
])('has no message in %j', (unreadable) => {
  const result = readResponse(chargeCard, { status: 400, body: unreadable });
  expect(result).toEqual({ kind: 'failed', error: { kind: 'http', status: 400 } });
});

it.each([
  [{ effect: 'write' }, '<!doctype html>', { kind: 'malformed', part: 'body', what: 'redirected' }],
  [{ effect: 'read' }, ' \n <HTML>', { kind: 'http', status: 401 }],
  [{ effect: 'read' }, 'a text with <html>', { kind: 'malformed', part: 'body', what: 'not JSON' }],
  [{ effect: 'read' }, ' ', { kind: 'malformed', part: 'body', what: 'empty' }],
] as const)('a redirected %j that ends at %j', (effect, page, error) => {
  const response = { status: 200, body: page, isRedirected: true };
  expect(readResponse({ ...chargeCard, ...effect }, response)).toEqual({ kind: 'failed', error });
});

it.each([
  ['int0', '{"code":0}', null],
  ['int0', '{"code":0,"success":false}', null],
  ['int0', '{"code":"0"}', 'success is 0 here and the code is the string 0'],
  ['str00', '{"code":"00"}', null],
  ['str0', '{"code":"0"}', null],
  ['str0', '{}', 'success is "0" here and the code is undefined'],
  ['flag', '{"success":true,"code":7}', null],
  ['flag', '{"success":1,"code":0}', 'success should be a boolean and is number'],
  ['flag', '{"success":"true","code":0}', 'success should be a boolean and is string'],
  ['flag', '{"code":0}', null],
  ['none', '{"code":7}', null],
] as const)('the envelope %s takes %s: %j', (envelope, text, what) => {
  const result = readResponse({ ...chargeCard, envelope, data: unknown() }, { status: 299, body: text });
  expect(result.kind === 'failed' ? result.error : null).toEqual(what && { kind: 'malformed', part: 'envelope', what });
});

it.each([
  ['{"success":false,"message":"No."}', { kind: 'rejected', code: '', message: 'No.' }],
  ['{"success":false,"code":0,"message":"No."}', { kind: 'rejected', code: '0', message: 'No.' }],
  ['{"code":42,"message":7}', { kind: 'rejected', code: '42', message: '' }],
])('the envelope flag says no in %s', (text, error) => {
  const response = { status: 200, body: text };
  expect(readResponse({ ...chargeCard, envelope: 'flag' }, response)).toEqual({ kind: 'failed', error });
});

const parsed = (json: string) => envelopeOf(chargeCard, json).raw;

it('keeps the digits of an integer that JSON.parse would round, and nothing else is read otherwise', () => {
  const digits = fc.bigInt({ min: 10n ** 15n, max: 10n ** 40n });
  const { tree } = fc.letrec<{ tree: { json: string; read: unknown } }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc
        .jsonValue({ maxDepth: 0 })
        .filter((value) => !isLong(value))
        .map((value) => ({ json: JSON.stringify(value), read: JSON.parse(JSON.stringify(value)) })),
      fc.tuple(digits, fc.constantFrom('', '-')).map(([value, sign]) => ({ json: sign + value, read: sign + value })),
      fc
        .tuple(fc.string(), digits)
        .map(([text, value]) => `${text}"\\${value},${value}\\`)
        .map((text) => ({ json: JSON.stringify(text), read: text })),
      fc.array(tie('tree')).map((entries) => ({
        json: `[ ${entries.map(({ json }) => json).join(' ,')}]`,
        read: entries.map(({ read }) => read),
      })),
    ),
  }));
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        tree,
      ),
      (fields) => {
        const entries = Object.entries(fields);
        const json = `{${entries.map(([name, { json: value }]) => `${JSON.stringify(name)} : ${value}`).join(',')}}`;
        expect(parsed(`{"code":0,"data":${json}}`)).toEqual({
          code: 0,
          data: Object.fromEntries(entries.map(([name, { read }]) => [name, read])),
        });
      },
    ),
  );
});

/** A number that prints as 16 digits or more: the property has those as texts of their own. */
const isLong = (value: unknown) => typeof value === 'number' && /^-?\d{16}/.test(JSON.stringify(value));

it.each([
  ['1792837465019283746', '1792837465019283746'],
  ['-1792837465019283746', '-1792837465019283746'],
  ['3210.3900000000003', 3210.3900000000003],
  ['1000000000000000000.0', 1e18],
  ['1000000000000000000e2', 1e20],
  ['1e12345678901234567', Infinity],
  ['1e+1234567890123456', Infinity],
  ['"1792837465019283746"', '1792837465019283746'],
  [JSON.stringify('a\\" ,1792837465019283746'), 'a\\" ,1792837465019283746'],
  ['123456789012345', 123456789012345],
])('reads %s in a response as %j', (json, read) => {
  expect(parsed(`{"orderNo":${json}}`)).toEqual({ orderNo: read });
});

it.each([
  '{1792837465019283746:1}',
  '{"a":01792837465019283746}',
  '{"a":1792837465019283746',
  '{"a":"1792837465019283746}',
])('what is not JSON stays unreadable: %s', (text) => expect(parsed(text)).toBeUndefined());

it('takes no longer for a text that is never closed', () => {
  const hostile = `{"a":1792837465019283746,"b":"${'\\"'.repeat(200_000)}"}`;
  const startedAt = performance.now();
  expect(parsed(hostile)).toEqual({ a: '1792837465019283746', b: '"'.repeat(200_000) });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
