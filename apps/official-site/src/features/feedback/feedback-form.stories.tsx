import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComplaintSubject } from './complaint-subject.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { SendFeedback } from './use-feedback.ts';
import '#shared/page.css';

const accept: SendFeedback = () => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' });
const lose: SendFeedback = () => Promise.resolve({ kind: 'failed', error: { kind: 'network' } });
const hang: SendFeedback = () => new Promise(() => {});

const meta = {
  title: 'official-site/Feedback form',
  component: FeedbackForm,
  globals: { locale: 'original' },
  args: { company: 'Maayos Lending Corporation', email: 'care@maayos.test', onSend: accept },
  render: (args) => (
    <div className="page page-width">
      <FeedbackForm {...args} />
    </div>
  ),
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillAndSend: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ana');
  await userEvent.type(canvas.getByLabelText('E-mail or telephone'), '0917 123 4567');
  await userEvent.type(canvas.getByLabelText('Message'), 'Salamat!');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

export const Empty: Story = {};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Please provide complete information!')).toBeVisible();
    await expect(canvas.getAllByText('Required')).toHaveLength(3);
  },
};

export const Sending: Story = {
  args: { onSend: hang },
  play: async (context) => {
    await fillAndSend(context);
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Complaint: Story = {
  args: { Subject: ComplaintSubject },
  globals: { locale: 'en' },
};

export const ComplaintAccepted: Story = {
  args: { Subject: ComplaintSubject },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What’s it about?'), 'A collector treated me badly');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email or phone number'), '0917 123 4567');
    await userEvent.type(canvas.getByLabelText('Your message'), 'He called my sister.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('link', { name: 'Email us photos or files' })).toBeVisible();
  },
};

export const Accepted: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByText('success!')).toBeVisible();
  },
};

export const NotSent: Story = {
  args: { onSend: lose },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByText(/was not sent/)).toBeVisible();
  },
};
