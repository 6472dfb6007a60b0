import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '#app/routes.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';

const screenRoutes = await Promise.all(Object.values(routes).map(({ load }) => load()));

const cases = screenRoutes.flatMap((Route) => {
  const { path, params } = Route.address;
  const required = Object.keys(params).filter((name) => params[name] === 'required');
  return required.map((missing) => ({ Route, path, missing, given: required.filter((name) => name !== missing) }));
});

test.each(cases)('$path without $missing says what the link lacks', async ({ Route, path, given }) => {
  const query = new URLSearchParams(given.map((name) => [name, '7001']));
  renderScreen(<Route />, path, { scenario: 'default', entry: `${path}?${query}` });
  expect(await screen.findByText(/^The link does not say (which|how|what)/)).toBeVisible();
});
