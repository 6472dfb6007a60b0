import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { TALLY, type Tally } from './tally.ts';

const RESULTS_FILE = join(import.meta.dirname, '../../test-results/resilience.md');

/** Adds up the cases of each test and, after a run of everything, writes `test-results/resilience.md`. */
export default class ResultsReporter implements Reporter {
  #isWhole = false;
  #tests: readonly TestCase[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
    const taking = new Set(this.#tests.map(({ location }) => basename(location.file)));
    const specs = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'));
    this.#isWhole = specs.every((name) => taking.has(name)) && String(config.grep) === '/.*/';
  }

  onEnd({ status }: FullResult): void {
    const tallies = this.#tests.flatMap(talliesOf);
    for (const line of summary(tallies)) console.log(line);
    for (const line of skipped(this.#tests)) console.log(line);
    const hasRun = this.#tests.every(({ results }) => results.length > 0);
    if (this.#isWhole && hasRun && status !== 'interrupted') writeFileSync(RESULTS_FILE, document(tallies));
  }
}

/** A test without cases of its own is one case; one that was skipped is none. */
function talliesOf(test: TestCase): readonly Tally[] {
  const noted = (test.results.at(-1)?.annotations ?? []).filter(({ type }) => type === TALLY);
  if (noted.length > 0) return noted.map(({ description }) => JSON.parse(description ?? ''));
  const table = basename(test.location.file, '.spec.ts');
  const run = test.outcome() === 'skipped' ? 0 : 1;
  return [{ table, row: test.title, run, held: test.outcome() === 'expected' ? 1 : 0 }];
}

const total = (tallies: readonly Tally[], what: 'run' | 'held') => tallies.reduce((sum, tally) => sum + tally[what], 0);

function byTable(tallies: readonly Tally[]): readonly (readonly [string, readonly Tally[]])[] {
  const tables = [...new Set(tallies.map(({ table }) => table))];
  return tables.map((name) => [name, tallies.filter(({ table }) => table === name)]);
}

const summary = (tallies: readonly Tally[]) =>
  byTable(tallies).map(([table, own]) => `${table}: ${total(own, 'held')} of ${total(own, 'run')} cases held`);

/** The tests that were skipped, with their reasons: a run without them says nothing about their subject. */
function skipped(tests: readonly TestCase[]): readonly string[] {
  const found = tests.filter((test) => test.outcome() === 'skipped');
  if (found.length === 0) return [];
  const reasonOf = ({ annotations }: TestCase) => annotations.find(({ type }) => type === 'skip')?.description ?? '';
  return [`${found.length} skipped:`, ...found.map((test) => `  ${test.title}. ${reasonOf(test)}`)];
}

function document(tallies: readonly Tally[]): string {
  const tables = byTable(tallies);
  const overview = tables.map(([table, own]) => line(table, own)).concat(line('**all**', tallies));
  const details = tables.map(
    ([table, own]) => `## ${table}\n\n${head('case')}\n${own.map((tally) => line(tally.row, [tally])).join('\n')}`,
  );
  const parts = [
    '# Resilience',
    'Written by `pnpm test:resilience`: how many cases were run, and in how many the screens held.',
    `${head('what')}\n${overview.join('\n')}`,
    ...details,
  ];
  return `${parts.join('\n\n')}\n`;
}

const head = (first: string) => `| ${first} | run | held |\n| --- | ---: | ---: |`;

const line = (name: string, tallies: readonly Tally[]) =>
  `| ${name.replaceAll('|', '\\|')} | ${total(tallies, 'run')} | ${total(tallies, 'held')} |`;
