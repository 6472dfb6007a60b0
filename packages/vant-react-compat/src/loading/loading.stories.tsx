import type { Meta, StoryObj } from '@storybook/react-vite';

import { Loading } from './loading.tsx';

const meta = {
  title: 'vant-react-compat/Loading',
  component: Loading,
  args: { text: 'Loading the order…' },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Loading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
