import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';

/** How long something moves: point at a sample, or focus it. Where less motion is requested, nothing does. */
const meta = {
  title: 'ui-kit/Tokens/Motion',
  component: TokenPage,
  args: {
    group: 'motion',
    sample: (name) =>
      name.includes('duration') ? (
        <button type="button" className="token-page__motion" aria-label={name}>
          <span style={{ transitionDuration: `var(${name})` }} />
        </button>
      ) : null,
  },
} satisfies Meta<typeof TokenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };
