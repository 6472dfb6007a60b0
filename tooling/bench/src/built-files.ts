import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Files by their names: what they weigh compressed, and a hash of what is in them. */
export type Files = ReadonlyMap<string, { readonly bytes: number; readonly hash: string }>;

const orderPage = 'loanDetail.html';

/** What a build has a borrower fetch for Order Details: its page, and the scripts and stylesheets that the page names. */
export function filesOfOrder(dist: string): Files {
  const read = (name: string) => readFileSync(join(dist, name));
  const named = Array.from(
    read(orderPage)
      .toString()
      .matchAll(/assets\/[\w.-]+\.(?:js|css)/g),
    ([name]) => name,
  );
  const files = named.filter((name) => !/\/words-(?!original)/.test(name));
  return new Map(
    [orderPage, ...files].map((name) => {
      const content = read(name);
      const hash = createHash('sha256').update(content).digest('hex');
      return [name, { bytes: brotliCompressSync(content).length, hash }];
    }),
  );
}
