import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ClockPanel, describeAhead } from './clock-panel.tsx';

describe('the clock', () => {
  it('moves by steps and to a time of Manila', async () => {
    const onMove = vi.fn();
    const onMoveTo = vi.fn();
    render(
      <ClockPanel
        now="2026-11-20T04:00:00.000Z"
        minutesAhead={0}
        onMove={onMove}
        onMoveTo={onMoveTo}
        onReset={vi.fn()}
      />,
    );
    expect(screen.getByText('2026-11-20 12:00:00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '+ 7 days' }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(7 * 86_400_000);
    expect(screen.getByRole('button', { name: 'Move there' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Date and time in Manila'), '2027-01-01T08:00');
    await userEvent.click(screen.getByRole('button', { name: 'Move there' }));
    expect(onMoveTo).toHaveBeenCalledExactlyOnceWith(new Date('2027-01-01T00:00:00Z'));
  });

  it.each([
    [0, 'the real time'],
    [1, '1 min ahead'],
    [1440 + 61, '1 d 1 h 1 min ahead'],
    [-120, '2 h behind'],
  ])('%i minutes is %s', (minutes, words) => {
    expect(describeAhead(minutes)).toBe(words);
  });
});
