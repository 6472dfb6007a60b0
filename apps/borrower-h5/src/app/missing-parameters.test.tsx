import { allScreens, type ScreenAddress } from '@peace/screens';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '#app/routes.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';

const cases = (allScreens as readonly ScreenAddress[]).flatMap((address) => {
  const required = Object.keys(address.params).filter((name) => address.params[name] === 'required');
  return required.map((missing) => ({ address, missing, given: required.filter((name) => name !== missing) }));
});

test.each(cases)('$address.path without $missing says what the link lacks', async ({ address, given }) => {
  const Route = await routes[address.name].load();
  const query = new URLSearchParams(given.map((name) => [name, '7001']));
  renderScreen(<Route />, address.path, { scenario: 'default', entry: `${address.path}?${query}` });
  expect(await screen.findByText(/^The link does not say (which|how|what)/)).toBeVisible();
});
