#!/usr/bin/env node
// `pnpm test:mutation [folder...]`: changes the modules of `src/mutation/modules.js`, one expression at a time, and runs their tests.
// Fails with each change that no test notices and that `src/mutation/survivors.txt` does not have, and with each line of that file
// that is no longer needed.
import { Stryker } from '@stryker-mutator/core';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, lineOf, mutatedModules, root } from '../src/mutation/modules.js';

const chosen = process.argv.slice(2);
for (const { folder, files } of mutatedModules) {
  if (chosen.length > 0 && !chosen.includes(folder)) continue;
  process.chdir(join(root, folder));
  const results = await new Stryker({
    mutate: [...files],
    // A text is a developer's message here or is compared by another mutated expression; the others change no rule.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'OptionalChaining'] },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    testRunner: 'vitest',
    vitest: { configFile: fileURLToPath(new URL('../src/mutation/vitest.config.js', import.meta.url)) },
    coverageAnalysis: 'perTest',
    // Two folders below the root, like the package, because its configuration refers to others by relative paths.
    tempDirName: join(root, '.cache'),
    // TypeScript 7 has no API by which Stryker could read a configuration.
    tsconfigFile: 'none.json',
    reporters: ['progress'],
    warnings: false,
  }).runMutationTest();
  const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(lineOf);
  const { unknown, outdated } = judge(survivors, folder);
  for (const line of unknown) console.error(`No test notices: ${line}`);
  for (const line of outdated) console.error(`No longer a survivor: ${line}`);
  if (unknown.length + outdated.length > 0) process.exitCode = 1;
  console.log(`${folder}: ${results.length} changes, ${survivors.length} that no test notices`);
}
