import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useIsHydrated } from './use-is-hydrated.tsx';

const Page = () => <p>{useIsHydrated() ? 'hydrated' : 'markup'}</p>;

test('distinguishes markup from a page on which React runs', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('markup');
  render(<Page />, { container, hydrate: true });
  expect(container).toHaveTextContent('hydrated');
});
