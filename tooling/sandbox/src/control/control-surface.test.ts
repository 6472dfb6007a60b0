import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { expect, it } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

it('lists the scenarios and chooses one, which starts over with its own order only', async () => {
  const { control, ok } = testSandbox();
  const { current, scenarios: listed } = Object(await control('GET', '/scenario'));
  expect(current).toBe('default');
  expect(listed).toHaveLength(scenarios.length);
  expect(listed[1]).toEqual({
    name: 'status-21',
    title: expect.any(String),
    app: 'borrower-h5',
    entry: '/loanDetail?productId=68021&orderId=8021',
  });
  expect(await control('POST', '/scenario', { name: 'status-21' })).toMatchObject({ current: 'status-21' });
  const { orders } = await ok(getComplaintOptions, {});
  expect(orders.map(({ orderNo }) => orderNo)).toEqual(['8021']);
});

it.each([
  ['/scenario', { name: 'nothing' }, 'no scenario "nothing"'],
  ['/clock', { moveBy: 'far' }, 'body'],
  ['/faults', { endpoint: 'nothing', kind: 'drop' }, 'endpoint'],
  ['/faults', { endpoint: '*', kind: 'explode' }, 'kind'],
  ['/latency', { ms: -1 }, 'ms'],
  ['/orders/1', { status: 21 }, 'no order 1'],
])('says what is wrong with %s %o', async (path, body, message) => {
  const { sandbox } = testSandbox();
  const headers = { 'content-type': 'application/json' };
  const response = await sandbox.app.request(`/__sandbox${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.stringContaining(message) });
});

it('takes feedback of the public site, complete only', async () => {
  const { control, sandbox } = testSandbox();
  const post = (body: unknown) => sandbox.app.request('/feedback', { method: 'POST', body: JSON.stringify(body) });
  expect((await post({ name: 'Ana', message: 'Hello' })).status).toBe(201);
  expect((await post({ name: 'Ana', message: ' ' })).status).toBe(400);
  expect((await post('hello')).status).toBe(400);
  expect(await control('GET', '/feedback')).toEqual({ feedback: [{ name: 'Ana', message: 'Hello' }] });
});

it('answers pages on other ports of this machine, and no others', async () => {
  const { sandbox } = testSandbox();
  const allowed = async (origin: string) =>
    (await sandbox.app.request('/__sandbox/clock', { headers: { origin } })).headers.get('access-control-allow-origin');
  expect(await allowed('http://localhost:5176')).toBe('http://localhost:5176');
  expect(await allowed('https://localhost.evil.example')).toBeNull();
});
