import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ScenarioSummary } from '@peace/sandbox/client';
import { ScenarioMenu } from './scenario-menu.tsx';

const scenarios: ScenarioSummary[] = [
  { name: 'default', title: 'A borrower with four orders', app: 'borrower-h5', entry: '/loanDetail?orderId=7001' },
  { name: 'status-200', title: 'Status 200: closed', app: 'borrower-h5', entry: '/loanDetail?orderId=8200' },
];

describe('the scenario menu', () => {
  it('marks the current one, finds by words and chooses', async () => {
    const onChoose = vi.fn();
    render(<ScenarioMenu scenarios={scenarios} current="default" uses={{}} onChoose={onChoose} onReset={vi.fn()} />);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('A borrower with four orders');
    await userEvent.type(screen.getByLabelText('Filter 2 scenarios'), 'closed 200');
    const group = screen.getByRole('region', { name: 'Order details' });
    await userEvent.click(within(group).getByRole('button'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(scenarios[1]);
    await userEvent.type(screen.getByLabelText('Filter 2 scenarios'), ' x');
    expect(screen.getByText('No scenario is called that.')).toBeVisible();
  });
});
