// `pnpm load`: the built borrower app behind the committed nginx configuration, on the loopback, for about a minute. Writes
// load-results.md; docs/load.md says what follows from it.
import { runNginx } from '@peace/deploy/run-nginx';
import { builtSite } from '@peace/deploy/sites';
import autocannon from 'autocannon';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { table } from '../report.ts';
import { startBackend } from './backend.ts';

const seconds = 5;
const page = '/loanDetail?orderId=1';
const call = '/peace/v3/loan-details/order';
const site = builtSite('borrower-h5');
const backend = await startBackend();
const nginx = await runNginx({ what: 'borrower-h5', sites: [site], backend: backend.origin });
const rows: (string | number)[][] = [
  ['', 'connections', 'requests/s', 'median', '99th percentile', 'lost', 'nginx (MB)'],
];

const residentKb = (pid: string) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** The resident memory of an nginx with its workers, in MB; Linux only. */
function memoryOf(nginxFolder: string): number {
  const master = readFileSync(join(nginxFolder, 'nginx.pid'), 'utf8').trim();
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [master, ...workers].reduce((sum, pid) => sum + residentKb(pid), 0) / 1000;
}

interface Case {
  readonly name: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly connections?: number;
  /** How long the backend takes. */
  readonly backendMs?: number;
  /** Done half-way. */
  readonly meanwhile?: () => void;
}

async function measure({ name, path, method = 'GET', connections = 50, backendMs = 0, meanwhile }: Case) {
  backend.takes(backendMs);
  const timer = meanwhile && setTimeout(meanwhile, (seconds * 1000) / 2);
  const result = await autocannon({
    url: nginx.origin + path,
    method,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { body: 'orderId=1' }),
  });
  clearTimeout(timer);
  const { requests, latency, errors, timeouts, non2xx } = result;
  const lost = errors + timeouts + non2xx;
  const cells = [
    name,
    connections,
    requests.average.toFixed(0),
    latency.p50,
    latency.p99,
    lost,
    memoryOf(nginx.folder).toFixed(0),
  ];
  rows.push(cells);
  console.log(cells.join('  '));
}

const asset = `/assets/${readdirSync(join(site.build, 'assets')).find((name) => /^libraries-.*\.js$/.test(name))}`;
await measure({ name: 'an early page', path: page });
await measure({ name: 'the app’s largest file', path: asset });
await measure({ name: 'a call passed on', path: call, method: 'POST' });
await measure({
  name: 'a call, the backend takes 800 ms',
  path: call,
  method: 'POST',
  connections: 400,
  backendMs: 800,
});
await measure({
  name: 'a call, nginx reloads its configuration meanwhile',
  path: call,
  method: 'POST',
  backendMs: 200,
  meanwhile: nginx.reload,
});
// Calls that hang: pages must not notice.
backend.takes(Infinity);
const hanging = new AbortController();
const hung = Array.from({ length: 400 }, () =>
  fetch(nginx.origin + call, { method: 'POST', body: 'orderId=1', signal: hanging.signal }).catch(() => null),
);
await measure({ name: 'an early page while 400 calls hang', path: page, backendMs: Infinity });
hanging.abort();
await Promise.all(hung);
await measure({ name: 'a call, after that the backend is back', path: call, method: 'POST' });

await nginx.stop();
await backend.stop();
writeFileSync(
  join(import.meta.dirname, '../../load-results.md'),
  `# Load, on the loopback

Written by \`pnpm load\`: ${seconds} s each, nginx, backend and load on one machine of ${availableParallelism()} cores; in milliseconds.

${table(rows)}
`,
);
