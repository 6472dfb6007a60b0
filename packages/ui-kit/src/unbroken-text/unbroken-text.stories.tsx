import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnbrokenText } from './unbroken-text.tsx';

const meta = {
  title: 'ui-kit/UnbrokenText',
  component: UnbrokenText,
  args: { children: 'Please repay ₱12,345,678.90 by 2026-11-27, or roll the loan over until 2027-02-26.' },
  decorators: [(Story) => <main style={{ width: 180, padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof UnbrokenText>;

export default meta;

export const Narrow: StoryObj<typeof meta> = {};
