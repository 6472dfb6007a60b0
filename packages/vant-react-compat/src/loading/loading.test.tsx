import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Loading } from './loading.tsx';

test('Loading says what is under way', () => {
  render(<Loading text="Loading the order" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the order');
});
