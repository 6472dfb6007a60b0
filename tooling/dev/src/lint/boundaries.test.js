import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundaries } from './boundaries.js';
import { violations, welcome } from './testing/planted-code.js';

/** @type {string[]} */
let findings;
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));

/** @param {string} file @param {string} code */
function plant(file, code) {
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
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
}

beforeAll(async () => {
  for (const [, file, code] of violations) plant(file, code);
  for (const [file, code] of welcome) plant(file, code);
  findings = await lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('boundaries', () => {
  it.each(violations)('report by %s in %s: %s', (rule, file) => {
    expect(findings).toContain(`${file}: eslint(${rule})`);
  });

  it.each(welcome)('do not report %s', (file) => {
    expect(findings.filter((finding) => finding.startsWith(file))).toEqual([]);
  });

  it('plant each violation in a file of its own', () => {
    const files = violations.map(([, file]) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});
