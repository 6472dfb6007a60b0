import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';

/** The distances, as wide as they are. */
const meta = {
  title: 'ui-kit/Tokens/Space',
  component: TokenPage,
  args: {
    group: 'space',
    sample: (name) => <div className="token-page__bar" style={{ width: `var(${name})` }} />,
  },
} satisfies Meta<typeof TokenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
