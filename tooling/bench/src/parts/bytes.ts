import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { verdict } from '../report.ts';
import type { Part, Stage } from '../stage.ts';

const dist = fileURLToPath(new URL('../../../../apps/borrower-h5/dist/', import.meta.url));

/** All scripts of Order Details, in bytes. */
const scriptGoal = 130_000;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const compressed = (file: string): number => brotliCompressSync(readFileSync(dist + file)).length;

/** The scripts that Order Details fetches before every control works, as its page names them. */
function scriptsOfOrderDetails(): readonly (readonly [name: string, bytes: number])[] {
  const named = new Set(readFileSync(`${dist}loanDetail.html`, 'utf8').match(/assets\/[\w.-]+\.js/g));
  return [...named]
    .map((path) => [path.replace(/^assets\/|-[\w-]{8}\.js$/g, ''), compressed(path)] as const)
    .sort(([, one], [, other]) => other - one);
}

async function measure({ log }: Stage): Promise<string> {
  const pages = readdirSync(dist).filter((file) => file.endsWith('.html'));
  const scripts = scriptsOfOrderDetails();
  const sum = scripts.reduce((total, [, bytes]) => total + bytes, 0);
  log(`${pages.length} pages, ${scripts.length} scripts`);
  return `No timing: the files of \`pnpm build\`, compressed by brotli, in kB.

Pages: ${pages.map((page) => `${page} ${kB(compressed(page))}`).join(', ')}.

Scripts of Order Details: ${scripts.map(([name, bytes]) => `${name} ${kB(bytes)}`).join(', ')}. Together ${kB(sum)}, goal ≤ ${kB(scriptGoal)}: ${verdict(sum <= scriptGoal)}`;
}

export const bytes: Part = { title: 'Bytes', defaultRuns: 1, measure };
