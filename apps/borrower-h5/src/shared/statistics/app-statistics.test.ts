import { endpoints } from '@peace/api-client/contract';
import { expect, it } from 'vitest';
import { countedSteps, stepOf } from './app-statistics.tsx';

it('the funnel knows only calls that the contract has', () => {
  expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(countedSteps)));
});

it('the funnel counts an accepted application, and no read', () => {
  expect(stepOf('submitApplication')).toEqual({ event: 'step', funnel: 'application', step: 'applied' });
  expect(stepOf('getOrder')).toBeUndefined();
});
