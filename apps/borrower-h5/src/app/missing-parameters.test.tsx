import { screens, type ScreenAddress, type ScreenName } from '@peace/screens';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '#app/routes.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';

const names = Object.keys(routes) as ScreenName[];
const cases = names.flatMap((name) => {
  const { path, params }: ScreenAddress = screens[name];
  const required = Object.keys(params).filter((param) => params[param] === 'required');
  return required.map((missing) => ({ name, path, missing, given: required.filter((param) => param !== missing) }));
});

test.each(cases)('$path without $missing says what the link lacks', async ({ name, path, given }) => {
  const Route = await routes[name].load();
  const query = new URLSearchParams(given.map((param) => [param, '7001']));
  renderScreen(<Route />, path, { scenario: 'default', entry: `${path}?${query}` });
  expect(await screen.findByText(/^The link does not say (which|how|what)/)).toBeVisible();
});
