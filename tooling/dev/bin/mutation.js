#!/usr/bin/env node
// `pnpm test:mutation [folder...]`: changes the modules of `src/mutation/modules.js`, one expression at a time, and runs their tests.
// Fails with each change that no test notices and that `src/mutation/survivors.txt` does not have, and with each line of that file
// that is no longer needed.
import { Stryker } from '@stryker-mutator/core';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, lineOf, mutatedModules, root } from '../src/mutation/modules.js';

const configurations = {
  rules: new URL('../src/mutation/vitest.rules.config.js', import.meta.url),
  dom: new URL('../src/mutation/vitest.dom.config.js', import.meta.url),
};

const chosen = process.argv.slice(2);
const tested = mutatedModules.filter(({ folder }) => chosen.length === 0 || chosen.includes(folder));
/** @type {string[]} */
const survivors = [];
for (const { folder, tests, files } of tested) {
  process.chdir(join(root, folder));
  const results = await new Stryker({
    mutate: [...files],
    // A text is a developer's message here or is compared by another mutated expression; the others change no rule.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'OptionalChaining'] },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    testRunner: 'vitest',
    vitest: { configFile: fileURLToPath(configurations[tests]) },
    coverageAnalysis: 'perTest',
    // A rendered test that fails waits for what does not come.
    concurrency: tests === 'dom' ? 6 : undefined,
    // One that starts while the others load is slow, and not killed by that.
    timeoutMS: 60_000,
    // Two folders below the root, like the package, because its configuration refers to others by relative paths.
    tempDirName: join(root, '.cache'),
    // TypeScript 7 has no API by which Stryker could read a configuration.
    tsconfigFile: 'none.json',
    reporters: ['progress'],
    warnings: false,
  }).runMutationTest();
  const unnoticed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(lineOf);
  console.log(`${folder}, ${tests}: ${results.length} changes, ${unnoticed.length} that no test notices`);
  survivors.push(...unnoticed);
}

const { unknown, outdated } = judge(
  survivors,
  tested.map(({ folder }) => folder),
);
for (const line of unknown) console.error(`No test notices: ${line}`);
for (const line of outdated) console.error(`No longer a survivor: ${line}`);
if (unknown.length + outdated.length > 0) process.exitCode = 1;
