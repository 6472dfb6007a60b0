import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'ui-kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There are 2 things to correct',
    items: [
      { fieldId: 'name', message: 'Please fill in: Account name' },
      { fieldId: 'number', message: 'E-wallet number needs 11 digits' },
    ],
    attempt: 1,
  },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <h1>Form</h1>
      <ErrorSummary {...args} />
      <p>
        <input id="name" aria-label="Account name" /> <input id="number" aria-label="E-wallet number" />
      </p>
    </main>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus; a line leads to its field. */
export const Fields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'There are 2 things to correct' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'E-wallet number needs 11 digits' }));
    await expect(canvas.getByRole('textbox', { name: 'E-wallet number' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { title: 'Your account was not saved', items: [], children: <p>The account number is not valid.</p> },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Your account was not saved' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAccessibleDescription('The account number is not valid.');
  },
};
