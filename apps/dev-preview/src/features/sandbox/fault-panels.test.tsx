import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EndpointSummary } from '@peace/sandbox/client';
import { FaultPanel } from './fault-panel.tsx';
import { LatencyPanel } from './latency-panel.tsx';
import { QuickFaults } from './quick-faults.tsx';

const endpoints: EndpointSummary[] = [
  { name: 'getOrder', method: 'POST', path: '/v3/loan-details/loan-details', effect: 'read', required: [] },
];

describe('faults', () => {
  it('are added with what was chosen, and lifted per call', async () => {
    const onAdd = vi.fn();
    const onLift = vi.fn();
    render(
      <FaultPanel
        faults={[{ endpoint: '*', kind: 'drop' }]}
        kinds={['http500', 'truncated']}
        endpoints={endpoints}
        onAdd={onAdd}
        onLift={onLift}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Call'), 'getOrder');
    await userEvent.type(screen.getByLabelText('How many times'), '2');
    await userEvent.click(screen.getByLabelText(/after the work is done/));
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }));
    expect(onAdd).toHaveBeenLastCalledWith({ endpoint: 'getOrder', kind: 'http500', times: 2, applied: true });

    // A fault that alters the right answer has nothing to choose there.
    await userEvent.selectOptions(screen.getByLabelText('What happens'), 'truncated');
    expect(screen.queryByLabelText(/after the work is done/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }));
    expect(onAdd).toHaveBeenLastCalledWith({ endpoint: 'getOrder', kind: 'truncated', times: 2 });

    await userEvent.click(screen.getByRole('button', { name: 'Lift faults of every call' }));
    expect(onLift).toHaveBeenCalledExactlyOnceWith('*');
  });
});

describe('latency', () => {
  it('is set for every call or for one', async () => {
    const onSet = vi.fn();
    const latency = { all: 300, endpoints: { getOrder: 777 } };
    render(<LatencyPanel latency={latency} endpoints={endpoints} onSet={onSet} onClear={vi.fn()} />);
    await userEvent.selectOptions(screen.getByLabelText('Wait'), '1000');
    expect(onSet).toHaveBeenLastCalledWith(1000, undefined);
    await userEvent.selectOptions(screen.getByLabelText('Calls'), 'getOrder');
    expect(screen.getByLabelText('Wait')).toHaveDisplayValue('777 ms');
    await userEvent.selectOptions(screen.getByLabelText('Wait'), '0');
    expect(onSet).toHaveBeenLastCalledWith(0, 'getOrder');
  });
});

describe('accidents', () => {
  it('are one click each', async () => {
    const onAdd = vi.fn();
    render(<QuickFaults onAdd={onAdd} />);
    await userEvent.click(screen.getByRole('button', { name: 'Lose the answer of the next payment' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ endpoint: '*keyed', kind: 'drop', times: 1, applied: true });
  });
});
