import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CellGroup } from '../cell-group/cell-group.tsx';
import { PhotoIcon } from '../icon/icon.tsx';
import { Cell } from './cell.tsx';

const onClick = fn();

const meta = {
  title: 'vant-react-compat/Cell',
  component: Cell,
  args: { title: 'Loan amount', value: '₱1,234.50', onClick },
} satisfies Meta<typeof Cell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Clickable: Story = {
  render: () => (
    <CellGroup>
      <Cell title="My complaints" onClick={onClick} />
      <Cell title="Bank account" value="•••• 1234" label="Landbank" icon={<PhotoIcon />} onClick={onClick} />
      <Cell title="E-Mail" value="help@example.com" href="mailto:help@example.com" />
      <Cell title="Not now" onClick={onClick} disabled />
      <Cell
        title="An uncommonly long name of a detail"
        value="An-even-longer-value-without-any-place-to-break-0123456789"
        onClick={onClick}
      />
    </CellGroup>
  ),
  play: async ({ canvas }) => {
    onClick.mockClear();
    await userEvent.tab();
    const row = canvas.getByRole('button', { name: 'My complaints' });
    await expect(row).toHaveFocus();
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
