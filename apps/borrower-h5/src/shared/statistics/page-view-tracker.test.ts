import { allScreens } from '@peace/screens';
import { expect, it } from 'vitest';
import { screenRole } from './page-view-tracker.tsx';

it.each(allScreens.map(({ path }) => path))('%s is the same screen with a slash at the end', (path) => {
  expect(screenRole(`${path}/`)).toEqual(screenRole(path));
  expect(screenRole(path).page).toBe(path);
});

it('screenRole counts an unknown path as not-found, without what it says', () => {
  expect(screenRole('/09171234567')).toEqual({ page: 'not-found', isAsking: false, isPrivacyPolicy: false });
});
