import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CustomerServiceScreen, type ShownContact } from './customer-service-screen.tsx';

const onlineService: ShownContact = {
  value: '+63 917 000 0000',
  link: 'https://wa.me/639170000000',
  copyState: 'idle',
};
const mail: ShownContact = { value: 'care@peace.example', link: 'mailto:care@peace.example', copyState: 'idle' };

const meta = {
  title: 'borrower-h5/help/Customer service',
  component: CustomerServiceScreen,
  args: {
    state: { kind: 'ready', onlineService, mail },
    onBack: fn(),
    onRetry: fn(),
    onOpenOnlineService: fn(),
    // The browser would leave the story for its mail program.
    onOpenMail: fn(),
    onCopy: fn(),
    onMyComplaints: fn(),
    onAboutUs: fn(),
    onPrivacyPolicy: fn(),
  },
} satisfies Meta<typeof CustomerServiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'There is no connection.', isRetrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // The language can be changed without the network.
    await expect(canvas.getByRole('radio', { name: 'Filipino' })).toBeInTheDocument();
  },
};

export const Contacts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await expect(args.onOpenOnlineService).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:care@peace.example',
    );
    const [copyNumber, copyAddress] = canvas.getAllByRole('button', { name: 'Copy' });
    if (!copyNumber || !copyAddress) throw new Error('Both contacts can be copied.');
    await expect(copyNumber).toHaveAccessibleDescription('+63 917 000 0000');
    await userEvent.click(copyNumber);
    await expect(args.onCopy).toHaveBeenLastCalledWith('onlineService');
    await userEvent.click(copyAddress);
    await expect(args.onCopy).toHaveBeenLastCalledWith('mail');
  },
};

export const Languages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Filipino' }));
    await expect(canvas.getByRole('button', { name: 'Makipag-chat sa amin' })).toBeVisible();
  },
};

export const Copied: Story = {
  args: { state: { kind: 'ready', onlineService: { ...onlineService, copyState: 'copied' }, mail } },
};
export const CopyByHand: Story = {
  args: { state: { kind: 'ready', onlineService, mail: { ...mail, copyState: 'manual' } } },
};

/** What is no number is still read and copied. */
export const OnlyToBeRead: Story = {
  args: {
    state: { kind: 'ready', onlineService: { ...onlineService, value: '<b>@peace.help</b>', link: null }, mail: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>@peace.help</b>')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
  },
};

export const NoContact: Story = { args: { state: { kind: 'ready', onlineService: null, mail: null } } };
