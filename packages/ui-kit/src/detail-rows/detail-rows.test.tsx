import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DetailRows } from './detail-rows.tsx';

const rows = [
  { label: 'Loan amount', value: '₱5,000.00' },
  { label: ' ', value: '' },
  { label: 'Term', value: '91 days' },
  { label: 'Due', value: '2026-11-27' },
];

describe('DetailRows', () => {
  it('keeps a row that has a value or a label alone', () => {
    render(
      <DetailRows
        rows={[
          { label: '', value: 'Paid' },
          { label: 'Note', value: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Paid', '']);
  });

  it('is nothing at all without a row that says something', () => {
    const { container } = render(<DetailRows rows={[{ label: '', value: ' ' }]} collapsedTo={2} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the first rows, and all of them on demand', async () => {
    render(<DetailRows rows={rows} collapsedTo={2} />);
    const toggle = screen.getByRole('button', { expanded: false });
    expect(screen.getAllByRole('term')).toHaveLength(2);

    await userEvent.click(toggle);
    expect(screen.getAllByRole('term')).toHaveLength(3);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(toggle);
    expect(screen.getAllByRole('term')).toHaveLength(2);
  });

  it('has no toggle when there is nothing to unfold: empty rows do not count', () => {
    render(<DetailRows rows={rows.slice(0, 3)} collapsedTo={2} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
