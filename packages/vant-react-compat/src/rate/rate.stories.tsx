import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Rate, type RateProps } from './rate.tsx';

function RatedRate(props: RateProps) {
  const [value, setValue] = useState(props.value);
  return (
    <main style={{ padding: 16 }}>
      <Rate {...props} value={value} onChange={setValue} />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Rate',
  component: Rate,
  args: {
    label: 'How was our service?',
    value: 0,
    onChange: () => {},
    starLabel: (score) => (score === 1 ? '1 star' : `${score} stars`),
  },
  render: (args) => <RatedRate {...args} />,
} satisfies Meta<typeof Rate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotRated: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    const target = canvas.getByRole('radio', { name: '5 stars' }).getBoundingClientRect();
    await expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
  },
};
export const Disabled: Story = { args: { value: 4, disabled: true } };
export const SmallPhone: Story = { args: { value: 4 }, globals: { viewport: { value: 'small' } } };
