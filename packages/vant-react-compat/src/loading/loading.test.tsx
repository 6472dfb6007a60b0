import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Loading } from './loading.tsx';

test('says what is under way', () => {
  render(<Loading text="Loading the order" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the order');
});

test('says it also where the words are not seen', () => {
  render(<Loading text="Loading the order" isTextHidden vertical size="small" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the order');
  expect(screen.getByText('Loading the order')).toHaveClass('van-visually-hidden');
});
