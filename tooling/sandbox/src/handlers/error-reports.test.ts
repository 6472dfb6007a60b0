import { expect, it } from 'vitest';
import { createSandboxClient, demanded } from '../client/client.ts';
import { createSandbox } from '../sandbox.ts';

const report = { app: 'borrower-h5', release: '0.1.0', page: '0123456789', route: '/loanDetail', kind: 'error' };

function started() {
  const sandbox = createSandbox();
  const ask = (path: string, init?: RequestInit) => sandbox.fetch(`http://sandbox.test${path}`, init);
  const client = createSandboxClient({ origin: 'http://sandbox.test', send: sandbox.fetch });
  return { client, post: (body: string) => ask('/peace/reports', { method: 'POST', body }) };
}

it('reports are taken and shown, until they are reset', async () => {
  const { client, post } = started();
  expect((await post(JSON.stringify(report))).status).toBe(204);
  expect(await demanded(client.log('reportError'))).toMatchObject({ entries: [{ payload: report, status: 204 }] });
  expect(await demanded(client.reports())).toEqual({ reports: [report] });
  await demanded(client.choose('status-174'));
  expect(await demanded(client.reports())).toEqual({ reports: [report] });
  await demanded(client.reset());
  expect(await demanded(client.reports())).toEqual({ reports: [] });
});

it.each([
  ['a field that is not listed', { ...report, message: 'owed 12,500' }],
  ['a query', { ...report, route: '/loanDetail?orderId=1' }],
  ['a number that could be a person’s', { ...report, name: 'p09170099881' }],
])('refuses %s', async (_what, body) => {
  const { client, post } = started();
  expect((await post(JSON.stringify(body))).status).toBe(400);
  expect((await post('not JSON')).status).toBe(400);
  expect(await demanded(client.reports())).toEqual({ reports: [] });
});
