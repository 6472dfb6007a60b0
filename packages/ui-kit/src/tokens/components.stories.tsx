import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';

/** Vant names these for single components; they do not follow from the others. */
const meta = {
  title: 'ui-kit/Tokens/Components',
  component: TokenPage,
  args: {
    group: 'components',
    sample: (name) =>
      /(?:color|background)$/.test(name) ? (
        <div className="token-page__swatch" style={{ background: `var(${name})` }} />
      ) : null,
  },
} satisfies Meta<typeof TokenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
