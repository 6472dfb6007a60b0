import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Rate } from './rate.tsx';

const starLabel = (score: number) => `${score} of 5`;

describe('Rate', () => {
  it('has no score to begin with', () => {
    render(<Rate label="Service" value={0} onChange={() => {}} starLabel={starLabel} />);
    expect(screen.getByRole('radiogroup', { name: 'Service' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('gives the score of the star that was tapped', async () => {
    const onChange = vi.fn();
    render(<Rate label="Service" value={0} onChange={onChange} starLabel={starLabel} />);
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('fills every star up to the score', () => {
    const { container } = render(<Rate label="Service" value={3} onChange={() => {}} starLabel={starLabel} />);
    expect(container.querySelectorAll('.van-rate__icon--full')).toHaveLength(3);
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('3 of 5');
  });
});
