import { expect, it } from 'vitest';
import { answerOf } from './outcome.ts';

it.each([
  ['delivered', 'taken'],
  ['unavailable', 'notTaken'],
  ['rejected', 'notTaken'],
  // The host may still act: to go on as after a refusal would do both.
  ['no-reply', 'unknown'],
] as const)('%s means %s', (kind, answer) => expect(answerOf(kind)).toBe(answer));
