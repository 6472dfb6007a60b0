import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { problemOptions } from '#features/complaint/testing/a-problem.ts';
import { aSentComplaint } from '#features/complaint/testing/a-sent-complaint.ts';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import { spies } from '#shared/testing/spies.ts';
import { ComplaintView, type ComplaintViewProps } from './complaint.view.tsx';
import type { ShownChoices } from './complaint.model.ts';

const ready = (changes: Partial<ShownChoices> = {}): ComplaintViewProps['state'] => {
  const { types, subTypes, orders } = problemOptions();
  const data = { order: aListedOrder(), orders, types, subTypes, openType: null, isRefused: false, ...changes };
  return { kind: 'ready', data };
};

const unsent = {
  ...draftAbout({ orderNo: '7001', problemType: '2', problemSonType: '' }, null),
  text: 'I paid at the counter yesterday, and my loan still says that I have to pay.',
  images: [{ name: 'receipt.jpg', url: '/receipt.jpg' }],
};

const meta = {
  title: 'borrower-h5/complaint/Complaint',
  component: ComplaintView,
  args: {
    state: ready(),
    sent: null,
    unsent: [],
    perhapsSent: [],
    linkOrderId: '7001',
    events: spies(),
  },
} satisfies Meta<typeof ComplaintView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: async (context) => {
    const { canvas } = context;
    await playRetry(context);
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
  },
};

export const NoOrders: Story = {
  args: { state: { kind: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
  },
};

export const ChoosingAType: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Repayment' }));
    await expect(args.events.chooseType).toHaveBeenCalledWith({ title: 'Repayment', value: '2', isCollection: false });
    await expect(canvas.getByRole('button', { name: 'Collection', expanded: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My complaints' })).toHaveAttribute('href', '/complaintList');
  },
};

/** 'All' shows the orders; choosing one closes the list and gives the focus back. */
export const SwitchingTheOrder: Story = {
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('button', { name: 'Change' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    const list = within(canvas.getByRole('list', { name: 'Which loan is it about?' }));
    await expect(list.getByRole('button', { current: true })).toHaveTextContent('7001');
    await userEvent.click(list.getByRole('button', { name: /Salapi Lane/ }));
    await expect(args.events.chooseOrder).toHaveBeenCalledWith('7002');
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    // Once more: the open list is what is looked at.
    await userEvent.click(all);
  },
};

export const OneOrder: Story = {
  args: { state: ready({ orders: [aListedOrder()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  },
};

export const SubTypes: Story = {
  args: { state: ready({ openType: '1' }) },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'What happened?' }));
    await userEvent.click(group.getByRole('link', { name: 'Calls outside allowed hours' }));
    await expect(args.events.chooseSubType).toHaveBeenCalledWith('12');
  },
};

/** The order does not take a complaint about collection. The page says so and links to customer service. */
export const CollectionRefused: Story = {
  args: { state: ready({ isRefused: true, order: aListedOrder({ allowsCollection: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can’t take a collection complaint about this loan here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
  },
};

export const Unsent: Story = {
  args: { unsent: [unsent] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
      'href',
      '/complainPageNext?problemType=2&orderNo=7001',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this complaint?' }));
    await expect(args.events.discard).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.events.discard).toHaveBeenCalledOnce();
  },
};

/** One for each order, each with its own. */
export const UnsentOfTwoOrders: Story = {
  args: { unsent: [unsent, { ...unsent, orderNo: '7002', text: 'They called at night.' }] },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Loan 7002' }));
    await expect(second.getByText('They called at night.')).toBeVisible();
    await expect(second.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
      'href',
      '/complainPageNext?problemType=2&orderNo=7002',
    );
  },
};

/** It is being sent, or its response was lost: it can be looked for, and discarded. */
export const PerhapsSent: Story = {
  args: { perhapsSent: [unsent] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This complaint may not have reached us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check now' })).toHaveAttribute(
      'href',
      '/complainPageNext?problemType=2&orderNo=7001',
    );
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

export const NoTypes: Story = {
  args: { state: ready({ types: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalled();
  },
};

/** The page after a complaint was sent. */
export const JustSent: Story = {
  args: { sent: aSentComplaint },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Complaint received' })).toBeVisible();
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Fri, Nov 20, 2026, 9:00 AM');
    await expect(canvas.queryByText('What went wrong?')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Report another problem' })).toBeVisible();
  },
};

export const LongNamesAndMarkup: Story = {
  args: {
    state: ready({
      order: aListedOrder({
        productLogo: '',
        productName: 'Pinagsama-samang Kooperatiba ng mga Manggagawa sa Hilagang Luzon Lending Corporation',
        statusText: '<b>Overdue</b>',
        rows: [{ label: 'Kabuuang halaga ng utang kasama ang interes', value: '₱12,345,678.90' }],
      }),
      types: [{ title: '<img src=x onerror=alert(1)>', value: '3', isCollection: false }],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>Overdue<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};
