import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, filesOfOrder } from '../built-files.ts';
import { type Clone, freshClone } from '../fresh-clone.ts';
import { table } from '../markdown.ts';
import type { Measuring, Part } from '../part.ts';

const title = 'Updates: what a release costs a borrower who returns to Order Details';

interface Change {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Releases of one small change each. */
const changes: readonly Change[] = [
  {
    name: 'a word of Order Details',
    file: 'packages/i18n/src/messages/order-details.ts',
    from: "telephone: 'Telephone'",
    to: "telephone: 'Telephone number'",
  },
  {
    name: 'a rule of Order Details',
    file: 'apps/borrower-h5/src/screens/order/order-details/order-details.model.ts',
    from: 'storeRatingFrom = 4',
    to: 'storeRatingFrom = 3',
  },
  {
    name: 'a rule of the repayment pages',
    file: 'apps/borrower-h5/src/features/repayment/product-details.tsx',
    from: 'rowsShown = 2',
    to: 'rowsShown = 3',
  },
  { name: 'a style of every card', file: 'packages/ui-kit/src/card/card.css', from: 'gap: 12px', to: 'gap: 13px' },
  {
    name: 'a rule of every call',
    file: 'packages/api-client/src/retry-read.ts',
    from: 'firstPauseMs = 300',
    to: 'firstPauseMs = 400',
  },
];

async function buildIn(clone: Clone): Promise<Files> {
  await clone.time('pnpm', ['--filter', 'borrower-h5', 'build']);
  return filesOfOrder(join(clone.folder, 'apps/borrower-h5/dist'));
}

async function buildChanged(clone: Clone, { file, from, to }: Change): Promise<Files> {
  const path = join(clone.folder, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} no longer says ${from}.`);
  writeFileSync(path, source.replace(from, to));
  try {
    return await buildIn(clone);
  } finally {
    writeFileSync(path, source);
  }
}

const kB = (files: readonly number[]) => (files.reduce((sum, bytes) => sum + bytes, 0) / 1000).toFixed(1);

function row(name: string, files: Files, kept: Files = new Map()): readonly (string | number)[] {
  const fetched = [...files].filter(([file, { hash }]) => kept.get(file)?.hash !== hash);
  const of = (ending: string) => fetched.filter(([file]) => file.endsWith(ending)).map(([, { bytes }]) => bytes);
  const all = fetched.map(([, { bytes }]) => bytes);
  return [name, fetched.length, kB(of('.html')), kB(of('.js')), kB(of('.css')), kB(all)];
}

async function measure({ say }: Measuring): Promise<string> {
  const clone = await freshClone();
  try {
    await clone.time('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
    const before = await buildIn(clone);
    const rows = [row('the first visit', before)];
    for (const change of changes) {
      rows.push(row(change.name, await buildChanged(clone, change), before));
      say(rows.at(-1)?.join('  ') ?? '');
    }
    return `No timing: what is committed is built, and once more with one small change at a time. kB compressed by brotli of what the borrower’s
browser does not have yet. The page is asked for at every visit, and fetched where it has changed; all others carry their hash.

${table(['changed', 'files', 'page', 'scripts', 'styles', 'together'], rows)}`;
  } finally {
    clone.remove();
  }
}

export const update: Part<Measuring> = { title, defaultRuns: 1, measure };
