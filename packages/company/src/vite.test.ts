import { describe, expect, it } from 'vitest';
import { companyCheck } from './vite.js';

const start = (release?: string) => () =>
  companyCheck({ sample: true }).configResolved({ env: { VITE_RELEASE: release } });

describe('companyCheck', () => {
  it('lets a plain build have the sample company', () => {
    expect(start('')).not.toThrow();
    expect(start()).not.toThrow();
  });

  it('refuses it in a release, and says where to put the real one', () => {
    expect(start('1')).toThrow(
      /packages\/company\/src\/company\.json:\n {2}sample is true: these are the facts of the made-up company/,
    );
  });
});
