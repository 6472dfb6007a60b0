import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StaticTextScreen } from './static-text-screen.tsx';

const meta = {
  title: 'borrower-h5/help/Static text',
  component: StaticTextScreen,
  args: {
    text: {
      meta: { title: 'Privacy policy', version: '1.0', date: '2026-11-20' },
      factNames: ['company'],
      Body: ({ anchor, facts }) => (
        <>
          <p>The lender is {facts['company']}.</p>
          <h2 id={`${anchor}/1`}>What we hold about you</h2>
          <ul>
            <li>
              <strong>Who you are:</strong> your name, your mobile number and the city you live in.
            </li>
            <li>Your loans.</li>
          </ul>
          <h2 id={`${anchor}/2`}>Your rights</h2>
          <p>You may complain to the National Privacy Commission.</p>
        </>
      ),
    },
    facts: { company: 'Bayani Lending Corporation' },
    isSample: false,
    onBack: fn(),
  },
} satisfies Meta<typeof StaticTextScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByText('The lender is Bayani Lending Corporation.')).toBeVisible();
    await expect(canvas.getByText('Version 1.0 · 2026-11-20')).toHaveAttribute('datetime', '2026-11-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const SampleCompany: Story = { args: { isSample: true } };

export const LongName: Story = {
  args: { facts: { company: 'Pinagsama-samang Kooperatiba ng mga Manggagawa sa Hilagang Luzon'.replaceAll(' ', '') } },
};
