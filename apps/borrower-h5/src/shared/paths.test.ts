import { allScreens } from '@peace/screens';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('has a path for every declared screen, and no other', () => {
  expect(paths).toEqual(Object.fromEntries(allScreens.map(({ name, path }) => [name, path])));
});
