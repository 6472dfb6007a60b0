import { allScreens } from '@peace/screens';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeyOf } from './journey-of.ts';

const repository = `${import.meta.dirname}/../../../../..`;

it.each([...allScreens.map(({ path }) => path), '/promotion?id=1'])('the journeys through %s exist', (place) => {
  expect(existsSync(`${repository}/${journeyOf(place)}`)).toBe(true);
});
