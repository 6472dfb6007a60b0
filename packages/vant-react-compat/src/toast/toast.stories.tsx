import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useToast, type ToastOptions } from './toast.tsx';

/** Shows its toast at once (the ToastProvider is Storybook's), and again at a tap. */
function Shower(props: ToastOptions) {
  const { message, kind, duration = 60_000 } = props;
  const { show } = useToast();
  useEffect(() => show({ message, kind, duration }), [show, message, kind, duration]);
  return (
    <main style={{ padding: 16 }}>
      <Button onClick={() => show({ message, kind, duration })}>Show</Button>
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Toast',
  component: Shower,
  args: { message: 'copy success' },
} satisfies Meta<typeof Shower>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Fail: Story = {
  args: { kind: 'fail', message: 'wrong code' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('wrong code')).toBeVisible();
  },
};

export const Loading: Story = { args: { kind: 'loading', message: 'Loading…', delay: 0 } };

export const LongWords: Story = {
  args: {
    message:
      'The server has something longer to say about this application, and says it in one breath: 0123456789012345678901234567890123456789',
  },
};

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  const { show } = useToast();
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title="Please rate this service"
      confirmLabel="Send"
      onConfirm={() => show({ message: 'Silakan pilih', duration: 60_000 })}
    />
  );
}

/** Everything outside the topmost modal is inert, so the toast is inside it, in front of its content. */
export const InsideTheTopmostModal: Story = {
  render: () => <InDialog />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    const toast = within(within(dialog).getByRole('status')).getByText('Silakan pilih');
    await waitFor(() => expect(toast).toBeVisible());
    const { left, top, width, height } = toast.getBoundingClientRect();
    await expect(Math.round(left + width / 2)).toBe(Math.round(document.documentElement.clientWidth / 2));
    await expect(top + height).toBeLessThan(dialog.getBoundingClientRect().top);
  },
};
