import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ComplaintNextView } from './complaint-next.view.tsx';
import { anEmptyComplaint } from './testing/an-empty-complaint.ts';
import { Written } from './testing/written.tsx';

const meta = {
  title: 'borrower-h5/complaint/Complaint next',
  component: ComplaintNextView,
  args: anEmptyComplaint(),
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof ComplaintNextView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twice tapped, once sent: the button is inert and nothing can be changed. */
export const SendingNow: Story = {
  args: { text: 'I paid at the counter.', sending: { kind: 'sending' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending your complaint…' }));
    await expect(args.events.send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const Checking: Story = { args: { text: 'I paid at the counter.', sending: { kind: 'checking' } } };

/** Not known whether it arrived: it can be looked up, not sent. */
export const StillUnknown: Story = {
  args: { text: 'I paid at the counter.', sending: { kind: 'stillUnknown' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Send complaint' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
  },
};

export const NotFiled: Story = {
  args: { text: 'I paid at the counter.', sending: { kind: 'notArrived' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    await expect(args.events.send).toHaveBeenCalledOnce();
  },
};

/** The complaint did not arrive and is not in the form: another page changed its draft. */
export const NotFiledElsewhere: Story = {
  args: { sending: { kind: 'notArrived' }, isInForm: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write it again, then send it.')).toBeVisible();
  },
};

export const CannotTell: Story = {
  args: { text: 'I paid at the counter.', sending: { kind: 'cannotTell' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tell us what happened' })).toHaveValue('I paid at the counter.');
    const look = canvas.getByRole('link', { name: 'My complaints' });
    await expect(look).toHaveAttribute('href', '/complaintList');
    await expect(look).toHaveClass('van-button--primary');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.events.send).toHaveBeenCalledOnce();
  },
};

/** Another page of the borrower sent one about the same order: what is written here can be sent as well. */
export const AnotherSent: Story = {
  args: { text: 'They called at night.', isAnotherSent: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A complaint about this loan was sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    await expect(args.events.send).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    text: 'I paid at the counter.',
    sending: {
      kind: 'refused',
      message: '<b>This order</b> takes no complaint today.',
      support: { details: 'code 99', requestId: '3f9c2a-7' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>This order</b> takes no complaint today.')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const Sent: Story = {
  args: {
    text: 'I paid at the counter.',
    sending: { kind: 'done' },
    answerBy: 'We’ll answer by Wed, Nov 25, 2026.',
  },
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Complaint sent' });
    const sent = within(dialog);
    await expect(dialog).toHaveTextContent('We’ll answer by Wed, Nov 25, 2026.');
    await expect(sent.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/complaint?orderId=7001');
  },
};

/** The session is lost: the camera took the page's memory, and the tab was restored at its address. */
export const DraftOfAnUnknownSession: Story = { args: { text: 'I paid', isKept: false, isDraftHidden: true } };

export const NoRoomForTheDraft: Story = { args: { text: 'I paid at the counter.', isKept: false } };
