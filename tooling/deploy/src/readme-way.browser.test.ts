import { recordedLaunchOptions } from '@peace/dev/browser';
import { demanded } from '@peace/sandbox/client';
import { type RunningSandbox, startSandbox } from '@peace/sandbox/start';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './run-nginx.ts';
import { lenderCheckout, run } from './testing/lender-checkout.ts';
import { ownMain } from './testing/own-main.ts';

// Runs the commands of README's "Try a deployment in fifteen minutes" in the root of a checkout. Only the machine's own folders and
// ports differ, and what is installed and started once is there already.

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const section = readme.slice(readme.indexOf('### Try a deployment'));
const [first = '', later = ''] = Array.from(
  section.matchAll(/^```sh\n([^]*?)^```$/gm),
  ([, commands = '']) => commands,
);
const deploy = /^deploy\(\) \{\n[^]*?^\}\n/m.exec(first)?.[0] ?? '';

let checkout: string;
let conf: string;
let backend: RunningSandbox;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  checkout = lenderCheckout();
  conf = join(checkout, 'etc-nginx');
  mkdirSync(conf);
  writeFileSync(join(conf, 'nginx.conf'), ownMain.replace('daemon off;\n', ''));
  origin = `http://127.0.0.1:${await freePort()}`;
  backend = await startSandbox();
  browser = await chromium.launch(recordedLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
  await typed('nginx -s quit');
  rmSync(checkout, { recursive: true });
});

/** Types commands into a shell of that machine. @returns what they say */
function typed(commands: string): Promise<string> {
  const here = commands
    .replaceAll(/^(?:apt-get|npm) .*\n/gm, '')
    .replaceAll(/^pnpm --filter @peace\/sandbox start &\n/gm, '')
    .replaceAll('/srv/peace', join(checkout, 'srv'))
    .replaceAll('--out /etc/nginx', `--out ${conf} --listen ${new URL(origin).host} --logs ${checkout}`)
    .replaceAll('http://127.0.0.1:8080', origin)
    .replaceAll('http://127.0.0.1:8787', backend.origin);
  // nginx logs to a file: as a daemon it would keep this command's output open.
  const log = join(checkout, 'nginx.log');
  const nginx = `nginx() { command nginx -e ${log} -p ${checkout} -c ${conf}/nginx.conf -g "user $(id -un);" "$@" >> ${log} 2>&1; }`;
  // nginx applies a new configuration a moment after the reload.
  const curl = 'curl() { sleep 3; command curl --silent --show-error "$@"; echo; }';
  return run(checkout, ['bash', '-ec', `${nginx}\n${curl}\n${here}`]);
}

/** Opens an order as a borrower does; says which origin its page asked. */
async function openOrder(): Promise<string> {
  const { entry } = await demanded(backend.client.choose('status-174'));
  const tab = await browser.newPage();
  const asked = tab.waitForRequest((request) => request.url().includes('/loan-details/loan-details'));
  await tab.goto(origin + entry);
  await tab.getByRole('heading', { name: /Waiting for repayment|To be repaid/ }).waitFor();
  const url = (await asked).url();
  await tab.close();
  return new URL(url).origin;
}

// A build, and all of the app compressed: long on a small machine.
const BUILD_MS = 300_000;

it(
  'a release is built, packed, installed and served in front of a backend; nginx.conf stays the machine’s own',
  async () => {
    const said = await typed(first);
    expect(said).toMatch(/"version":"\d+\.\d+\.\d+\+trial-1"/);
    expect(readFileSync(join(conf, 'nginx.conf'), 'utf8')).toBe(ownMain.replace('daemon off;\n', ''));
    expect(await openOrder()).toBe(origin);
  },
  BUILD_MS,
);

it('an error arrives at the address that was given on the first day, and the sandbox shows it', async () => {
  const [, thrown = ''] = /run `(setTimeout\(.*\))` in the console/.exec(section) ?? [];
  const [, shown = ''] = /`curl (http:\/\/127\.0\.0\.1:8787\/\S+)`/.exec(section) ?? [];
  const tab = await browser.newPage();
  await tab.goto(`${origin}/aboutUs`);
  await tab.getByRole('heading').first().waitFor();
  await tab.evaluate(`void ${thrown}`);
  await expect
    .poll(async () => (await fetch(shown.replace('http://127.0.0.1:8787', backend.origin))).text())
    .toMatch(/"name":\s*"RangeError"/);
  await tab.close();
});

it(
  'the API base is changed without a build and answers; the next release is installed, and rolled back by the archive before',
  async () => {
    const [base = '', next = ''] = later.split(/^(?=# Install the next release)/m);
    const said = await typed(deploy + base);
    expect(JSON.parse(said.slice(said.lastIndexOf('\n{')))).toMatchObject({
      apiBase: `${backend.origin}/peace`,
      reportsUrl: '/peace/reports',
    });
    expect(await openOrder()).toBe(backend.origin);
    const versions = Array.from(
      (await typed(deploy + next)).matchAll(/"version":"[\d.]+\+([\w-]+)"/g),
      ([, name]) => name,
    );
    expect(versions).toEqual(['trial-2', 'trial-1']);
    expect(await openOrder()).toBe(backend.origin);
  },
  BUILD_MS,
);
