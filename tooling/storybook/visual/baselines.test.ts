import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('baselines', import.meta.url));

// A story that draws what another one draws shows no state of its own.
it('no two pictures of borrower-h5 are the same', () => {
  const byContent = new Map<string, string[]>();
  for (const file of readdirSync(folder).filter((name) => name.startsWith('apps-borrower-h5-'))) {
    const content = createHash('sha256')
      .update(readFileSync(`${folder}/${file}`))
      .digest('hex');
    byContent.set(content, [...(byContent.get(content) ?? []), file]);
  }
  expect([...byContent.values()].filter(({ length }) => length > 1)).toEqual([]);
});
