import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusBanner } from './status-banner.tsx';

const meta = {
  title: 'ui-kit/StatusBanner',
  component: StatusBanner,
  args: { tone: 'info', title: 'Under review', description: 'We will tell you within one day.' },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof StatusBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const LongWords: Story = {
  args: {
    tone: 'danger',
    title: 'Hindi naipadala ang pera dahil hindi tugma ang pangalan sa account na ibinigay mo',
    description:
      'Reference PH20261120000012345678901234567890. Palitan ang account sa Payment account information, at susubukan naming muli sa loob ng isang araw.',
  },
};

export const Nothing: Story = {
  args: { title: '', description: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['info', 'progress', 'success', 'warning', 'danger'] as const).map((tone) => (
        <StatusBanner key={tone} tone={tone} title={`The ${tone} tone`} description="What it means in a sentence." />
      ))}
    </div>
  ),
};
