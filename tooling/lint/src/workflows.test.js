import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../.github/workflows/', import.meta.url));
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

describe.each(workflows)('$name', ({ text }) => {
  it('names every action by the hash of a commit, and says which version that is', () => {
    const used = text.match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
  });

  it('may only read, and leaves no credentials behind in a checkout', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    const checkouts = text.match(/uses: actions\/checkout@.*\n(?: +.*\n){2}/g) ?? [];
    expect(checkouts.filter((step) => !step.includes('persist-credentials: false'))).toEqual([]);
  });
});
