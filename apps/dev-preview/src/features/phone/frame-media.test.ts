import { expect, it } from 'vitest';
import { withMotion } from './frame-media.ts';

it('decides what a query asks of motion, and leaves the rest', () => {
  expect(withMotion('(prefers-reduced-motion: reduce)', 'reduced')).toBe('(min-width: 0px)');
  expect(withMotion('(prefers-reduced-motion)', 'reduced')).toBe('(min-width: 0px)');
  expect(withMotion('not all and (prefers-reduced-motion: no-preference)', 'reduced')).toBe(
    'not all and (max-width: 0px)',
  );
  expect(withMotion('(min-width: 500px) and (prefers-reduced-motion:reduce)', 'reduced')).toBe(
    '(min-width: 500px) and (min-width: 0px)',
  );
  expect(withMotion('(prefers-reduced-motion: reduce)', 'system')).toBe('(prefers-reduced-motion: reduce)');
  expect(withMotion('(hover: hover)', 'reduced')).toBe('(hover: hover)');
});
