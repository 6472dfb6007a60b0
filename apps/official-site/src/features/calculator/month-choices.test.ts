import { aCompany } from '@peace/company/testing';
import { expect, it } from 'vitest';
import { monthChoices } from './short-calculator.tsx';

it('offers the shortest term, the usual one, one between, and the longest', () => {
  expect(monthChoices(aCompany().offer.months)).toEqual(['4', '6', '9', '12']);
});

it('offers none twice', () => {
  expect(monthChoices({ default: '4', min: '4', max: '5', step: '1' })).toEqual(['4', '5']);
  expect(monthChoices({ default: '6', min: '6', max: '6', step: '1' })).toEqual(['6']);
});
