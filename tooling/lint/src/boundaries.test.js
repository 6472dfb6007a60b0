import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundaries } from './boundaries.js';

const imports = 'no-restricted-imports';
const globals = 'no-restricted-globals';
const properties = 'no-restricted-properties';

/** [what is planted, where, the code, the rule that must catch it] */
const violations = [
  ['a package imports one that it may not', 'packages/ui-kit/src/a.ts', `import '@peace/api-client';`, imports],
  ['a package imports upwards', 'packages/bridge/src/a.ts', `import '@peace/session';`, imports],
  ['a subpath is no way round', 'packages/session/src/a.ts', `import '@peace/i18n/react';`, imports],
  ['a new package imports anything', 'packages/brand-new/src/a.ts', `import '@peace/bridge';`, imports],
  ['a package imports an app', 'packages/ui-kit/src/b.ts', `import 'borrower-h5';`, imports],
  [
    'a package imports a file of an app',
    'packages/ui-kit/src/c.ts',
    `import '../../../apps/borrower-h5/src/main.tsx';`,
    imports,
  ],
  ['a package imports tooling', 'packages/api-client/src/a.ts', `import '@peace/sandbox';`, imports],
  [
    'a package imports tooling by path',
    'packages/api-client/src/b.ts',
    `import '../../../tooling/sandbox/src/index.ts';`,
    imports,
  ],
  ['an app imports another app', 'apps/promo-landing/src/a.ts', `import 'borrower-h5';`, imports],
  ['an app imports tooling', 'apps/borrower-h5/src/a.ts', `import '@peace/sandbox';`, imports],
  ['a test imports an app', 'packages/ui-kit/src/d.test.ts', `import 'borrower-h5';`, imports],
  ['shared imports a feature', 'apps/borrower-h5/src/shared/a.ts', `import '#features/order/a.ts';`, imports],
  ['a feature imports a screen', 'apps/borrower-h5/src/features/order/a.ts', `import '#screens/order/a.ts';`, imports],
  ['a screen imports the app', 'apps/borrower-h5/src/screens/order/a.ts', `import '#app/router.tsx';`, imports],
  ['a screen imports a screen', 'apps/borrower-h5/src/screens/order/b.ts', `import '#screens/repay/a.ts';`, imports],
  ['a screen climbs to a screen', 'apps/borrower-h5/src/screens/order/c.ts', `import '../repay/a.ts';`, imports],
  [
    'a view asks the network',
    'apps/borrower-h5/src/screens/order/a/a-screen.tsx',
    `import { call } from '@peace/api-client'; call();`,
    imports,
  ],
  ['a view asks the shell', 'apps/borrower-h5/src/screens/order/b/b-screen.tsx', `import '@peace/bridge';`, imports],
  ['a view navigates', 'apps/borrower-h5/src/screens/order/c/c-screen.tsx', `import 'react-router-dom';`, imports],
  ['an app uses ky', 'apps/borrower-h5/src/b.ts', `import 'ky';`, imports],
  ['a package uses Vant’s styles', 'packages/ui-kit/src/e.ts', `import 'vant/es/button/index.css';`, imports],
  ['an app fetches', 'apps/borrower-h5/src/c.ts', `fetch('/');`, globals],
  ['an app fetches through window', 'apps/borrower-h5/src/d.ts', `window.fetch('/');`, properties],
  ['a package fetches', 'packages/session/src/b.ts', `fetch('/');`, globals],
  ['the developers’ page calls the network elsewhere', 'apps/dev-preview/src/shared/a.ts', `fetch('/');`, globals],
  ['an app navigates', 'apps/borrower-h5/src/e.ts', `location.assign('/');`, globals],
  ['an app navigates through window', 'apps/borrower-h5/src/f.ts', `window.location.href = '/';`, properties],
  ['an app navigates through document', 'apps/borrower-h5/src/g.ts', `document.location = '/';`, properties],
  ['an app opens a window', 'apps/borrower-h5/src/h.ts', `window.open('/');`, properties],
  ['an app goes back', 'apps/borrower-h5/src/i.ts', `history.back();`, globals],
  ['an app takes the location apart', 'apps/borrower-h5/src/j.ts', `export const { location } = window;`, properties],
  ['an app stores', 'apps/borrower-h5/src/k.ts', `localStorage.clear();`, globals],
  ['a package stores', 'packages/api-client/src/c.ts', `globalThis.sessionStorage.clear();`, properties],
  [
    'an app posts to the host',
    'apps/borrower-h5/src/l.ts',
    `window.webkit.messageHandlers.x.postMessage(1);`,
    properties,
  ],
];

/** The same acts where they belong. */
const welcome = [
  ['packages/ui-kit/src/ok.ts', `import '@peace/i18n/react'; import '@peace/vant-react-compat/button';`],
  [
    'packages/session/src/ok.ts',
    `import '@peace/bridge'; location.assign('/'); window.open('/'); localStorage.clear();`,
  ],
  ['packages/api-client/src/ok.ts', `import 'ky'; fetch('/');`],
  ['packages/bridge/src/ok.ts', `window.webkit.messageHandlers.x.postMessage(1);`],
  ['packages/vant-react-compat/src/ok.ts', `import 'vant/es/button/index.css';`],
  ['apps/borrower-h5/src/app/ok.ts', `import '#screens/order/a.ts'; import '@peace/api-client';`],
  [
    'apps/borrower-h5/src/screens/order/ok-screen.tsx',
    `import type { Order } from '@peace/api-client'; export type O = Order;`,
  ],
  ['apps/dev-preview/src/shared/sandbox-client.ts', `fetch('/__sandbox/log');`],
  ['packages/ui-kit/src/ok.test.ts', `import '@peace/sandbox'; localStorage.clear();`],
];

let findings;
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));

function plant([file, code]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${code}\n`);
}

async function lint() {
  const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
  writeFileSync(
    join(folder, 'oxlint.config.mjs'),
    `export default ${JSON.stringify({ plugins: ['eslint', 'typescript'], categories: { correctness: 'off' }, overrides: boundaries })};`,
  );
  const run = promisify(execFile)(process.execPath, [oxlint, '-c', 'oxlint.config.mjs', '--format', 'json'], {
    cwd: folder,
  });
  // Findings make it exit with 1; what it printed is what matters.
  const { stdout } = await run.catch((error) => error);
  return JSON.parse(stdout).diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
}

beforeAll(async () => {
  for (const [, file, code] of violations) plant([file, code]);
  welcome.forEach(plant);
  findings = await lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('boundaries', () => {
  it.each(violations)('catch it when %s', (_what, file, _code, rule) => {
    expect(findings).toContain(`${file}: eslint(${rule})`);
  });

  it.each(welcome)('let %s be', (file) => {
    expect(findings.filter((finding) => finding.startsWith(file))).toEqual([]);
  });

  it('plant each violation in a file of its own', () => {
    const files = violations.map(([, file]) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});
