import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Tabs, type TabsProps } from './tabs.tsx';

function Choosing(props: TabsProps<string>) {
  const [active, setActive] = useState(props.active);
  return (
    <Tabs {...props} active={active} onChange={setActive}>
      <p style={{ margin: 0, padding: 16 }}>{`Panel of ${active}`}</p>
    </Tabs>
  );
}

const items = [
  { name: 'bank', title: 'Bank account' },
  { name: 'wallet', title: 'E-wallet' },
  { name: 'cash', title: 'Cash pick-up', disabled: true },
  { name: 'other', title: 'Other' },
];

const meta = {
  title: 'vant-react-compat/Tabs',
  component: Tabs<string>,
  render: (args) => <Choosing {...args} />,
  args: { label: 'Kind of account', items, active: 'bank', onChange: () => {}, children: null },
} satisfies Meta<TabsProps<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const MoreThanFit: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({ name: `t${index}`, title: `Tab ${index + 1}` })),
    active: 't3',
  },
};
