import { expect, it } from 'vitest';
import { sectionOf } from './changelog.ts';

const changelog = `# borrower-h5

## 0.2.0

### Minor Changes

- Second.

## 0.1.0

### Minor Changes

- First.
`;

it('takes one version out of a changelog', () => {
  expect(sectionOf(changelog, '0.2.0')).toBe('### Minor Changes\n\n- Second.');
  expect(sectionOf(changelog, '0.1.0')).toBe('### Minor Changes\n\n- First.');
  expect(() => sectionOf(changelog, '0.3.0')).toThrow('has no 0.3.0');
});
