import { expect, it } from 'vitest';
import { wasNotTaken } from './outcome.ts';

it.each([
  ['delivered', false],
  ['unavailable', true],
  ['rejected', true],
  // The shell may still act: to go on as after a refusal would do both.
  ['no-reply', false],
] as const)('%s: the web’s way is next %s', (kind, isNext) => expect(wasNotTaken(kind)).toBe(isNext));
