import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peace-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the start of a container is one file that needs Node and no packages', async () => {
  const outDir = join(folder, 'dist');
  const configFile = join(import.meta.dirname, '../container.vite.config.js');
  const [output] = [await build({ configFile, logLevel: 'error', build: { outDir } })].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  const imported = output.output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  expect(readdirSync(outDir)).toEqual(['start-container.js']);
  // As the image has it: nothing of a checkout is near.
  const start = join(folder, 'start-container.mjs');
  copyFileSync(join(outDir, 'start-container.js'), start);
  const { stderr } = spawnSync(process.execPath, [start], { env: { PEACE_RELEASES: folder }, encoding: 'utf8' });
  expect(stderr).toContain('PEACE_BACKEND is "": must be an origin');
}, 60_000);
