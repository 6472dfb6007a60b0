/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import workspace from '../../../../../../pnpm-workspace.yaml?raw';

it.each(['react', 'react-dom'])(
  '%s is pinned to a minor version: tree-place.ts repeats how React makes its ids',
  (name) => {
    const [, range] = new RegExp(`^  ${name}: (.*)$`, 'm').exec(workspace) ?? [];
    expect(
      range,
      `${name} is not pinned by ~. Its ids are React’s own business and may change in any minor version. After an upgrade ` +
        'run the tests of apps/borrower-h5/src/features/early, which compare them; correct tree-place.ts, and pin the new version.',
    ).toMatch(/^~\d+\.\d+\.\d+$/);
  },
);
