import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';

/** Corners and elevation. */
const meta = {
  title: 'ui-kit/Tokens/Shape',
  component: TokenPage,
  args: {
    group: 'shape',
    sample: (name) => (
      <div
        className="token-page__shape"
        style={name.includes('radius') ? { borderRadius: `var(${name})` } : { boxShadow: `var(${name})` }}
      />
    ),
  },
} satisfies Meta<typeof TokenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };

export const Dark: Story = { globals: { theme: 'dark' } };
