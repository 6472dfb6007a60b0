import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CopyIcon } from './icon.tsx';

test('an icon beside words is not read out', () => {
  const { container } = render(<CopyIcon className="own" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveClass('van-icon', 'own');
});
