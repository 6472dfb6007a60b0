import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';

/** Each ground, text, line and meaning, in both themes. */
const meta = {
  title: 'ui-kit/Tokens/Colour',
  component: TokenPage,
  args: {
    group: 'colour',
    sample: (name) => <div className="token-page__swatch" style={{ background: `var(${name})` }} />,
  },
} satisfies Meta<typeof TokenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };

export const Dark: Story = { globals: { theme: 'dark' } };
