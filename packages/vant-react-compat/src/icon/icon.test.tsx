import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CopyIcon, SuccessIcon } from './icon.tsx';

test('an icon beside words is not read out', () => {
  const { container } = render(<CopyIcon className="own" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveClass('van-icon', 'own');
});

test('alone it is an image with a name', () => {
  render(<SuccessIcon label="Paid" />);
  expect(screen.getByRole('img', { name: 'Paid' })).not.toHaveAttribute('aria-hidden');
});
