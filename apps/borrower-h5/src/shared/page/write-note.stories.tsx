import { ActionBar } from '@peace/ui-kit/action-bar';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WriteNote } from './write-note.tsx';

const meta = {
  title: 'borrower-h5/session/Write note',
  component: WriteNote,
  decorators: [
    (Story) => (
      <PageFrame
        title="Pay your loan"
        onBack={fn()}
        actionBar={<ActionBar hint={<Story />} primary={{ label: 'Choose how to pay', onClick: fn() }} />}
      >
        {null}
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof WriteNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoStorage: Story = {
  args: { limit: 'noStorage' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose how to pay' });
    await expect(button).toHaveAccessibleDescription(/check My loans before you try again/);
  },
};

export const NoLocks: Story = { args: { limit: 'noLocks' } };

export const FilipinoOnASmallPhone: Story = {
  args: { limit: 'noStorage' },
  globals: { locale: 'fil', viewport: { value: 'small' } },
};
