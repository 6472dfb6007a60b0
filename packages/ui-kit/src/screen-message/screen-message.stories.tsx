import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DoneDrawing, NoLoansDrawing, RefusedDrawing, ServiceDownDrawing } from '../drawings/drawings.tsx';
import { Amount } from '../amount/amount.tsx';
import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { ScreenMessage } from './screen-message.tsx';

const meta = {
  title: 'ui-kit/ScreenMessage',
  component: ScreenMessage,
  args: { drawing: NoLoansDrawing, title: 'You have no orders yet.' },
  decorators: [
    (Story) => (
      <PageFrame title="My orders" onBack={() => undefined}>
        {Story()}
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof ScreenMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

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

/** A button that leads to another page is a link. */
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

/** An outcome: the sum, the facts, what happens next, and one action. It is read out. */
export const Done: Story = {
  args: {
    isReadOut: true,
    drawing: DoneDrawing,
    title: 'Payment received',
    amount: <Amount value={{ minor: 545_000, currency: 'PHP' }} align="center" />,
    facts: (
      <DetailRows
        rows={[
          { label: 'Paid with', value: 'GCash bill payment' },
          { label: 'When', value: 'Fri, Nov 20, 2026, 9:35 AM' },
          { label: 'Loan no.', value: '7001' },
        ]}
      />
    ),
    next: 'Next payment: ₱1,816.67, due Fri, Dec 18, 2026.',
    primary: { label: 'Back to my loan', href: '/loanDetail' },
    secondary: { label: 'See your receipt', onClick: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 }).closest('[role="status"]')).not.toBeNull();
  },
};

/** The code is out of sight until it is asked for. */
export const Refused: Story = {
  args: {
    isReadOut: true,
    isFailure: true,
    details: 'code 99',
    drawing: RefusedDrawing,
    title: 'Your application wasn’t accepted',
    children: 'You have a loan already.',
    next: 'You haven’t borrowed anything.',
    primary: { label: 'See my loans', href: '/order' },
    secondary: { label: 'Back to the offer', onClick: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('code 99')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details for customer service'));
    await expect(canvas.getByText('code 99')).toBeVisible();
    await userEvent.click(canvas.getByText('Details for customer service'));
  },
};

export const LongWords: Story = {
  args: {
    drawing: ServiceDownDrawing,
    title: 'Hindi gumagana ang aming serbisyo sa ngayon. Subukan muli pagkalipas ng ilang minuto.',
    children: 'Reference PH20261120000012345678901234567890',
    primary: { label: 'Subukan muli ang pagbubukas ng order', onClick: fn() },
  },
};
