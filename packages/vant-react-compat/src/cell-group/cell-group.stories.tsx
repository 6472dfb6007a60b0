import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cell } from '../cell/cell.tsx';
import { CellGroup } from './cell-group.tsx';

const meta = {
  title: 'vant-react-compat/CellGroup',
  component: CellGroup,
  args: {
    title: 'Loan information',
    children: [
      <Cell key="amount" title="Loan amount" value="₱1,234.50" href="/order" />,
      <Cell key="term" title="Term" value="91 days" href="/order" />,
    ],
  },
} satisfies Meta<typeof CellGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FullWidth: Story = {};

export const Inset: Story = { args: { inset: true } };
