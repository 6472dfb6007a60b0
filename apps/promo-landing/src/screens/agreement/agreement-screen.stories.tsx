import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import '#app/page.css';
import { AgreementScreen } from './agreement-screen.tsx';

const meta = {
  title: 'promo-landing/Agreement',
  component: AgreementScreen,
  args: {
    text: {
      meta: { title: 'Registration agreement', version: '1.0', date: '2026-11-20' },
      Body: ({ anchor, facts }) => (
        <>
          <p>This agreement is between you and {facts.company}.</p>
          <h2 id={`${anchor}/1`}>Who may register</h2>
          <p>You may register when you are a Filipino over 18, with a mobile number that is your own.</p>
        </>
      ),
    },
    facts: { company: 'Sample Lending Corporation' },
    formHref: '#/?id=1',
  },
  decorators: [
    (Story) => (
      <div className="promo">
        <main>
          <Story />
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof AgreementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its own address: going back is a link to the form. */
export const ByItsAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Registration agreement');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#/?id=1');
  },
};

export const FromTheForm: Story = {
  args: { onBack: fn() },
  play: async ({ args, canvas }) => {
    const [back] = canvas.getAllByRole('link', { name: 'Back to registration' });
    if (back) await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
