import type { Meta, StoryObj } from '@storybook/react-vite';

import { ServiceDownDrawing } from '../drawings/drawings.tsx';
import { ScreenMessage } from '../screen-message/screen-message.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

const meta = {
  title: 'ui-kit/ErrorBoundary',
  component: ErrorBoundary,
  args: {
    children: <p>Nothing broke.</p>,
    fallback: (_, reset) => (
      <ScreenMessage
        drawing={ServiceDownDrawing}
        title="Something went wrong."
        primary={{ label: 'Retry', onClick: reset }}
      />
    ),
  },
} satisfies Meta<ErrorBoundaryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
