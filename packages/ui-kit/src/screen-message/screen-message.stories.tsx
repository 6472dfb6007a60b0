import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import {
  DoneDrawing,
  NoConnectionDrawing,
  NoLoansDrawing,
  NotFoundDrawing,
  ServiceDownDrawing,
} from '../drawings/drawings.tsx';
import { ScreenMessage } from './screen-message.tsx';

const meta = {
  title: 'ui-kit/ScreenMessage',
  component: ScreenMessage,
  args: { drawing: NoLoansDrawing, title: 'You have no orders yet.' },
} satisfies Meta<typeof ScreenMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { primary: { label: 'Go home', onClick: fn() } } };

export const Failed: Story = {
  args: {
    drawing: ServiceDownDrawing,
    title: 'Something went wrong.',
    children: 'Please try again. Nothing was lost.',
    primary: { label: 'Retry', onClick: fn() },
    secondary: { label: 'Go home', onClick: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.primary?.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.secondary?.onClick).toHaveBeenCalledOnce();
  },
};

/** What leads to another page is a link. */
export const WithLinks: Story = {
  args: {
    primary: { label: 'My orders', href: '/order' },
    secondary: { label: 'Customer service', href: '/customerService' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/order');
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
  },
};

export const Offline: Story = {
  args: {
    drawing: NoConnectionDrawing,
    title: 'There is no connection.',
    children: 'Check your internet and try again.',
    primary: { label: 'Retry', onClick: fn(), isBusy: true },
  },
};

export const NotFound: Story = {
  args: {
    drawing: NotFoundDrawing,
    title: 'This page does not exist.',
    primary: { label: 'Go home', onClick: fn() },
    headingLevel: 1,
  },
};

export const Done: Story = {
  args: { drawing: DoneDrawing, title: 'Successfully Sent', children: 'We reply within 3 weekdays.' },
};

export const LongWords: Story = {
  args: {
    drawing: ServiceDownDrawing,
    title: 'Hindi gumagana ang aming serbisyo sa ngayon. Subukan muli pagkalipas ng ilang minuto.',
    children: 'Reference PH20261120000012345678901234567890',
    primary: { label: 'Subukan muli ang pagbubukas ng order', onClick: fn() },
  },
};
