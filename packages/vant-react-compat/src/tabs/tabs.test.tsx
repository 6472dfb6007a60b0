import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Tabs } from './tabs.tsx';

const items = [
  { name: 'open', title: 'Open' },
  { name: 'closed', title: 'Closed', disabled: true },
  { name: 'all', title: 'All' },
];

function Complaints() {
  const [active, setActive] = useState('open');
  return (
    <Tabs label="Complaints" items={items} active={active} onChange={setActive}>
      Panel of {active}
    </Tabs>
  );
}

test('Tabs are a tab list with one tab stop, and a panel named by its tab', () => {
  render(<Complaints />);
  expect(screen.getByRole('tablist', { name: 'Complaints' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Open');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  const panel = screen.getByRole('tabpanel', { name: 'Open' });
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);
});

test('arrow keys move the focus and choose, past what is disabled', async () => {
  render(<Complaints />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Panel of all');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Open' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('Tabs stay reachable when the active name is not among the tabs', () => {
  render(
    <Tabs label="Complaints" items={items} active="gone" onChange={vi.fn()}>
      Panel
    </Tabs>,
  );
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
