import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { table, verdict } from '../markdown.ts';
import type { Measuring, Part } from '../part.ts';

const title = 'Bytes: what an early page and the app’s first script are made of';

const dist = fileURLToPath(new URL('../../../../apps/borrower-h5/dist/', import.meta.url));

/** Goals, in kB: an early page, and the scripts until the first screen can be used. */
const pageGoal = 16;
const scriptGoal = 100;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const compressed = (text: string): number => brotliCompressSync(text).length;

/** Where the parts of an early page stand in it; what is left over is markup and the script of `index.html`. */
const parts = {
  'first script': /<script>\/\/# allFunctionsCalledOnLoad\n(?=[\s\S]*<script>\/\/# all)[\s\S]*?<\/script>/,
  styles: /<style>[\s\S]*?<\/style>/,
  words: /<script type="application\/json" id="words">[\s\S]*?<\/script>/,
  painter: /<script>\/\/# allFunctionsCalledOnLoad\n(?![\s\S]*<script>\/\/# all)[\s\S]*?<\/script>/,
};

/** What a page weighs, and how much less it would without each of its parts: they are compressed together. */
function weighPage(file: string): readonly string[] {
  const page = readFileSync(dist + file, 'utf8');
  const whole = compressed(page);
  const shares = Object.values(parts).map((part) => whole - compressed(page.replace(part, '')));
  const rest = whole - shares.reduce((sum, share) => sum + share, 0);
  const cells = [page.length, whole, ...shares, rest].map(kB);
  return [file, ...cells, verdict(whole <= pageGoal * 1000)];
}

/** A page of the app that has a painter in it. */
const isEarly = (file: string): boolean =>
  file.endsWith('.html') && /id="words"/.test(readFileSync(dist + file, 'utf8'));

/** The scripts that Order Details fetches before it can be used, as its own page names them. It brings its words itself (decision 0095). */
function scriptsUntilUsable(): readonly (readonly [name: string, bytes: number])[] {
  const page = readFileSync(`${dist}loanDetail.html`, 'utf8');
  const named = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))].filter((path) => !/words-/.test(path));
  return named
    .map(
      (path) =>
        [
          path.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''),
          compressed(readFileSync(dist + path.slice(1), 'utf8')),
        ] as const,
    )
    .sort(([, one], [, other]) => other - one);
}

async function measure({ say }: Measuring): Promise<string> {
  const pages = readdirSync(dist).filter(isEarly).sort().map(weighPage);
  const scripts = scriptsUntilUsable();
  const sum = scripts.reduce((total, [, bytes]) => total + bytes, 0);
  say(`${pages.length} pages, ${scripts.length} scripts`);
  return `No timing: files as \`pnpm build\` leaves them, kB compressed by brotli. A part’s share is what the page would weigh less
without it. Goals: ${pageGoal} kB a page, and ${scriptGoal} kB of scripts until a screen can be used.

${table(['', 'raw', 'page', ...Object.keys(parts), 'rest', 'goal'], pages)}

${table(
  ['Order Details: scripts until it can be used', 'kB', 'goal'],
  [...scripts.map(([name, bytes]) => [name, kB(bytes), '']), ['together', kB(sum), verdict(sum <= scriptGoal * 1000)]],
)}`;
}

export const bytes: Part<Measuring> = { title, defaultRuns: 1, measure };
