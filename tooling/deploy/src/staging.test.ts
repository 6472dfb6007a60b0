import { type RunningSandbox, startSandbox } from '@peace/sandbox/start';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningNginx, runWritten } from './run-nginx.ts';
import { writeStaging } from './staging.ts';

let sandbox: RunningSandbox;
let nginx: RunningNginx;
beforeAll(async () => {
  sandbox = await startSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'peace-staging-'));
  const port = await freePort();
  const own = { origin: `http://127.0.0.1:${port}`, listen: `127.0.0.1:${port}`, sandbox: sandbox.origin };
  writeStaging({ ...own, folder, user: 'peace', password: 'let me in' });
  nginx = await runWritten(folder, port);
});
afterAll(async () => {
  await nginx?.stop();
  await sandbox?.stop();
});

const ask = (path: string, password?: string) => {
  const headers = new Headers(password === undefined ? [] : [['authorization', `Basic ${btoa(`peace:${password}`)}`]]);
  return fetch(nginx.origin + path, { headers, redirect: 'manual' });
};

it.each([
  '/',
  '/order',
  '/promotion',
  '/testPreview',
  '/peace/v3/a',
  '/__sandbox/scenario',
  '/storybook/',
  '/config.json',
])('%s is behind the password', async (path) => {
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, 'let me guess')).status).toBe(401);
  expect((await ask(path, 'let me in')).status).not.toBe(401);
});

it('a load balancer needs none', async () => {
  expect((await ask('/__lbheartbeat__')).status).toBe(200);
});

it('the sandbox’s control surface is passed on', async () => {
  expect(await (await ask('/__sandbox/scenario', 'let me in')).json()).toHaveProperty('scenarios');
});

it('pages report to the sandbox', async () => {
  expect(await (await ask('/order', 'let me in')).text()).toContain('"reportsUrl":"/peace/reports"');
});
