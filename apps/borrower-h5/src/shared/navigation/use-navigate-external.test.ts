import type { NavigateOutcome } from '@peace/session';
import { expect, it } from 'vitest';
import { navigationResultOf } from './use-navigate-external.ts';

it.each<[NavigateOutcome, string]>([
  [{ kind: 'left', url: 'https://pay.test/', isStill: () => Promise.resolve(false) }, 'left'],
  [{ kind: 'delegatedToApp' }, 'delegatedToApp'],
  [{ kind: 'refused', reason: 'scheme' }, 'linkRefused'],
  [{ kind: 'unavailable', because: 'unavailable' }, 'notOpened'],
  [{ kind: 'unavailable', because: 'rejected' }, 'notOpened'],
  [{ kind: 'unavailable', because: 'no-reply' }, 'delegatedToApp'],
])('%j is %s', (outcome, result) => expect(navigationResultOf(outcome)).toBe(result));
