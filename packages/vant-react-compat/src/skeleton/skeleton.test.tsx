import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Skeleton, SkeletonBlock, SkeletonBusy } from './skeleton.tsx';

test('is busy in words once, and only shapes otherwise', () => {
  const { container } = render(
    <SkeletonBusy label="Loading the order">
      <Skeleton avatar="round" title rows={2} />
      <SkeletonBlock className="own" />
    </SkeletonBusy>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the order');
  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^$/);
});

test('has the shape that was requested, the last line shorter', () => {
  const { container } = render(<Skeleton title rows={3} />);
  expect(container.querySelectorAll('.van-skeleton-title')).toHaveLength(1);
  const lines = [...container.querySelectorAll('.van-skeleton-paragraph')];
  expect(lines.map(({ classList }) => classList.contains('van-skeleton-paragraph--short'))).toEqual([
    false,
    false,
    true,
  ]);
});
