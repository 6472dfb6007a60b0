import { expect, it } from 'vitest';
import { formSteps, isReached, laterOf, numberOf } from './form-step.model.ts';

it('counts from one', () => expect(formSteps.map(numberOf)).toEqual([1, 2, 3]));

it('never goes back', () => {
  for (const one of formSteps) {
    for (const other of formSteps) {
      const later = laterOf(one, other);
      expect(numberOf(later)).toBe(Math.max(numberOf(one), numberOf(other)));
      expect(isReached(one, other)).toBe(numberOf(one) <= numberOf(other));
    }
  }
});
