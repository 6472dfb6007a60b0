import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A page with a button that opens the dialog; the dialog closes itself when asked. */
function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <main style={{ padding: 16, minHeight: '150vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={isOpen} onClose={close} />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Dialog',
  component: Dialog,
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Point out',
    children: 'Your loan is nearly there. Leave without it?',
    confirmLabel: 'Agree',
    cancelLabel: 'Cancel',
  },
} satisfies Meta<DialogProps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opened by itself, no control of it has a focus ring. */
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

export const OpenedByKey: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Dangerous: Story = {
  args: { title: 'Remove the picture?', children: 'It cannot be undone.', confirmType: 'danger', role: 'alertdialog' },
};

export const UnderWay: Story = { args: { confirmLoading: true, confirmLoadingText: 'Sending…', dismissible: false } };

export const LongWords: Story = {
  args: {
    children: Array.from({ length: 40 }, () => 'The terms of the loan, at some length.').join(' '),
    confirmLabel: 'I have read it and agree to it',
    cancelLabel: 'I do not agree',
  },
};

export const KeyboardAndFocus: Story = {
  args: { open: false, onClose: fn() },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog', { name: 'Point out' });
    await expect(dialog).toBeVisible();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

    // The page behind is inert: its button cannot be focused.
    opener.focus();
    await expect(opener).not.toHaveFocus();

    // A scripted Escape does not reach the engine's own handling; its `cancel` is what the engine sends.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** The server's line breaks are kept. */
export const Lines: Story = {
  args: { children: 'The loan is approved.\nThe money comes today.' },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/The loan is approved/));
    await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(2);
  },
};

/** iOS has scrolled the page up by 60 px, and its keyboard covers 340 px. */
export const AboveTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    dialog.style.setProperty('--peace-scrolled', '60px');
    dialog.style.setProperty('--peace-keyboard', '340px');
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(Math.abs((top + bottom) / 2 - (60 + window.innerHeight - 340) / 2)).toBeLessThan(1);
    await expect(canvas.getByRole('button', { name: 'Agree' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight - 340,
    );
  },
};
