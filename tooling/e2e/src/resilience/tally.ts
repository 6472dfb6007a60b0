import { test } from '@playwright/test';

/** One line of the table of results. */
export interface Tally {
  readonly table: string;
  readonly row: string;
  readonly run: number;
  readonly held: number;
}

/** The annotation under which a test hands its line to the reporter. */
export const TALLY = 'resilience tally';

/** Runs cases one after the other, notes how many held, and fails with all that did not. */
export async function tallied<Case>(
  { table, row }: Pick<Tally, 'table' | 'row'>,
  cases: readonly (readonly [name: string, input: Case])[],
  run: (input: Case) => Promise<void>,
): Promise<void> {
  const lost: string[] = [];
  for (const [name, input] of cases) {
    try {
      await test.step(name, () => run(input));
    } catch (error) {
      lost.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const tally: Tally = { table, row, run: cases.length, held: cases.length - lost.length };
  test.info().annotations.push({ type: TALLY, description: JSON.stringify(tally) });
  if (lost.length > 0) throw new Error(`${lost.length} of ${cases.length} did not hold.\n\n${lost.join('\n\n')}`);
}
