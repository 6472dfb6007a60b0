import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';

/** The font, its sizes and its lines. */
const meta = {
  title: 'ui-kit/Tokens/Type',
  component: TokenPage,
  args: {
    group: 'type',
    sample: (name) => {
      if (name.endsWith('font'))
        return <div style={{ fontFamily: `var(${name})` }}>₱12,345.67 Magkano ang babayaran</div>;
      if (name.includes('line-height'))
        return (
          <div style={{ lineHeight: `var(${name})` }}>
            Magkano ang babayaran mo sa araw na ito, at kung kailan ang susunod
          </div>
        );
      return <div style={{ fontSize: `var(${name})`, lineHeight: 1.3 }}>₱12,345.67</div>;
    },
  },
} satisfies Meta<typeof TokenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
