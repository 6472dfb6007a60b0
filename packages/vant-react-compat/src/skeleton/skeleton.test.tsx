import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SkeletonBlock, SkeletonBusy } from './skeleton.tsx';

test('a Skeleton is busy in words once, and only shapes otherwise', () => {
  const { container } = render(
    <SkeletonBusy label="Loading the order">
      <SkeletonBlock className="own" />
    </SkeletonBusy>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the order');
  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^$/);
});
