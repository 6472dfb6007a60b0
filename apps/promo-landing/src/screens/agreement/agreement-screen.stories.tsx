import { aCompany } from '@peace/company/testing';
import { figures } from '@peace/company/loan-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import '#shared/page.css';
import * as en from './agreement.en.md';
import * as fil from './agreement.fil.md';
import { AgreementScreen } from './agreement-screen.tsx';

const meta = {
  title: 'promo-landing/Agreement',
  component: AgreementScreen,
  args: {
    // A copy: Storybook prints a story's props, and a module cannot become text.
    text: { ...en },
    facts: { ...figures, company: aCompany().name },
    formHref: '#/?id=1',
  },
  render: (args, { globals }) => <AgreementScreen {...args} text={{ ...(globals['locale'] === 'fil' ? fil : en) }} />,
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
  globals: { viewport: { value: 'small' } },
  args: { onBack: fn() },
  play: async ({ args, canvas }) => {
    const [back] = canvas.getAllByRole('link', { name: 'Back to sign-up' });
    if (back) await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
