import type { NavigateOutcome } from '@peace/session';
import { expect, it } from 'vitest';
import { departureOf } from './departure.ts';

it.each<[NavigateOutcome, string]>([
  [{ kind: 'left', url: 'https://pay.test/' }, 'left'],
  [{ kind: 'handedToHost' }, 'handedOver'],
  [{ kind: 'refused', reason: 'scheme' }, 'linkRefused'],
  [{ kind: 'unavailable', because: 'unavailable' }, 'notOpened'],
  [{ kind: 'unavailable', because: 'rejected' }, 'notOpened'],
  [{ kind: 'unavailable', because: 'no-reply' }, 'handedOver'],
])('%j is %s', (outcome, departure) => expect(departureOf(outcome)).toBe(departure));
