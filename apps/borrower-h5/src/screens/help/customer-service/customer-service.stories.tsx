import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { spies } from '#shared/testing/spies.ts';
import type { ShownContact } from './contact.model.ts';
import { CustomerServiceView } from './customer-service.view.tsx';

const onlineService: ShownContact = {
  name: 'onlineService',
  value: '+63 917 555 0123',
  way: { kind: 'chat', link: 'https://wa.me/639175550123' },
  copyState: 'idle',
};
const mail: ShownContact = {
  name: 'mail',
  value: 'care@maayos.test',
  way: { kind: 'mail', link: 'mailto:care@maayos.test' },
  copyState: 'idle',
};
const telephone: ShownContact = {
  name: 'telephone',
  value: '+63 2 8555 0123',
  way: { kind: 'call', link: 'tel:+63285550123' },
  copyState: 'idle',
};

const numberToCall: ShownContact = {
  ...onlineService,
  value: '8123 4567',
  way: { kind: 'call', link: 'tel:81234567' },
};

const meta = {
  title: 'borrower-h5/help/Customer service',
  component: CustomerServiceView,
  args: {
    state: { kind: 'ready', data: [onlineService, mail] },
    telephone,
    order: null,
    notCalled: null,
    now: Date.UTC(2026, 10, 27, 3),
    events: spies(),
  },
} satisfies Meta<typeof CustomerServiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The telephone is there before the response. */
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+63 2 8555 0123')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { now: Date.UTC(2026, 10, 28, 8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed until Mon, 8:00 AM')).toBeVisible();
    await expect(canvas.getByText('Call us')).toHaveClass('contacts__title--quiet');
    await expect(canvas.getByText('Email us')).not.toHaveClass('contacts__title--quiet');
  },
};

export const Failed: Story = {
  args: { state: noConnection },
  play: async (context) => {
    const { canvas, args } = context;
    await playRetry(context);
    // The language can be changed without the network, and the telephone works.
    await expect(canvas.getByRole('radio', { name: 'Filipino' })).toBeInTheDocument();
    const call = canvas.getByRole('link', { name: /^Call us/ });
    await expect(call).toHaveAttribute('href', 'tel:+63285550123');
    await userEvent.click(call);
    await expect(args.events.open).toHaveBeenLastCalledWith(telephone);
  },
};

export const Contacts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Chat on WhatsApp/ }));
    await expect(args.events.open).toHaveBeenLastCalledWith(onlineService);
    await expect(canvas.getByRole('link', { name: /^Email us/ })).toHaveAttribute('href', 'mailto:care@maayos.test');
    await expect(canvas.getByText('Open now, until 6:00 PM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+63285550123');
    const [copyNumber, copyAddress] = canvas.getAllByRole('button', { name: 'Copy' });
    if (!copyNumber || !copyAddress) throw new Error('Both contacts can be copied.');
    await expect(copyNumber).toHaveAccessibleDescription('+63 917 555 0123');
    await userEvent.click(copyNumber);
    await expect(args.events.copy).toHaveBeenLastCalledWith(onlineService);
    await userEvent.click(copyAddress);
    await expect(args.events.copy).toHaveBeenLastCalledWith(mail);
  },
};

export const Languages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Filipino' }));
    // The words change in a transition, after the tap has been answered.
    await expect(await canvas.findByRole('button', { name: /^Mag-WhatsApp/ })).toBeVisible();
  },
};

export const Copied: Story = {
  args: { state: { kind: 'ready', data: [{ ...onlineService, copyState: 'copied' }, mail] } },
};
export const CopyByHand: Story = {
  args: { state: { kind: 'ready', data: [onlineService, { ...mail, copyState: 'manual' }] } },
};

/** A number whose owner in a chat is uncertain is called. */
export const ANumberToCall: Story = {
  args: {
    state: {
      kind: 'ready',
      data: [numberToCall],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Chat on WhatsApp/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Call us 8123/ })).toHaveAttribute('href', 'tel:81234567');
  },
};

/** A contact that is no number is still read and copied. */
export const OnlyToBeRead: Story = {
  args: { state: { kind: 'ready', data: [{ ...onlineService, value: '<b>@peace.help</b>', way: null }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>@peace.help</b>')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Chat on WhatsApp/ })).not.toBeInTheDocument();
  },
};

export const NoContact: Story = {
  args: { state: { kind: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+63 2 8555 0123')).toBeVisible();
  },
};

/** Opened from a screen about an order: its number is available, and so is a complaint about it. */
export const AboutAnOrder: Story = {
  args: { order: { name: 'order', value: '7001', way: null, copyState: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7001')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Report a problem with loan no. 7001' })).toHaveAttribute(
      'href',
      '/complaint?orderId=7001',
    );
  },
};

/** The telephone did not answer to the tap. */
export const CallDidNotStart: Story = {
  args: { state: { kind: 'ready', data: [numberToCall, mail] }, notCalled: numberToCall.value },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If the call didn’t start, copy the number and dial it.')).toBeVisible();
  },
};
