import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCompany } from '@peace/company/testing';
import { siteActions } from '#testing/site-actions.ts';
import { CalculationProvider } from './calculation.tsx';
import { Calculator } from './calculator.tsx';
import '#shared/page.css';

const meta = {
  title: 'official-site/Calculator',
  component: Calculator,
  globals: { locale: 'original' },
  // Stories share a page in which one follows the other: what one typed is not the next one's address.
  args: { offer: aCompany().offer, actions: siteActions({ keepFigures: () => undefined }).actions },
  render: (args) => (
    <div className="page page-width">
      <CalculationProvider {...args}>
        <Calculator {...args} />
      </CalculationProvider>
    </div>
  ),
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens what is folded in the card. */
const unfold: Play = async ({ canvasElement, userEvent }) => {
  await userEvent.click(canvasElement.querySelector('.calculator > summary')!);
};

const fillIn =
  (label: string, value: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(label));
    if (value) await userEvent.type(canvas.getByLabelText(label), value);
  };

export const Defaults: Story = {
  play: async ({ canvas }) => {
    for (const field of ['Loan amount (₱)', 'Period', 'Rate (% per period)']) {
      await expect(canvas.getByLabelText(field)).toBeVisible();
    }
    await expect(canvas.getByText('₱13,800.00')).toBeVisible();
    await expect(canvas.getByText('62.81% a year')).toBeVisible();
  },
};

export const Calculated: Story = {
  play: async (context) => {
    await fillIn('Loan amount (₱)', '10000')(context);
    await fillIn('Rate (% per period)', '3.5')(context);
    await fillIn('Period', '12')(context);
    await expect(context.canvas.getByText('₱14,200.00')).toBeVisible();
  },
};

export const PeriodRounded: Story = {
  play: async (context) => {
    await fillIn('Period', '4.6')(context);
    await expect(context.canvas.getByText(/not a whole number/)).toBeVisible();
  },
};

export const TermTooShort: Story = {
  play: async (context) => {
    await fillIn('Period', '2')(context);
    await expect(context.canvas.getByText(/Our loans run for 91 to 365 days/)).toBeVisible();
    await expect(context.canvas.getByText('₱12,600.00')).toBeVisible();
  },
};

/** The page asks about a rate that was probably typed by mistake, and still shows the result. */
export const RateDoubtful: Story = {
  play: async (context) => {
    await fillIn('Rate (% per period)', '2,500')(context);
    await expect(context.canvas.getByText(/Is that the rate you mean/)).toBeVisible();
  },
};

export const OverTheLimit: Story = {
  globals: { locale: 'en' },
  play: async (context) => {
    await fillIn('Loan amount (₱)', '5000')(context);
    await fillIn('Interest (% a month)', '8')(context);
    await fillIn('Months', '3')(context);
    await expect(context.canvas.getByText(/No lender may charge this much/)).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn('Rate (% per period)', '')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(canvas.getByText('Please provide complete information!')).toBeVisible();
  },
};

export const NotANumber: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn('Loan amount (₱)', '10k')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(canvas.getAllByText('Please Enter a number!')).toHaveLength(1);
  },
};

export const English: Story = { play: unfold, globals: { locale: 'en' } };

export const Filipino: Story = { play: unfold, globals: { locale: 'fil' } };

export const Dark: Story = { play: unfold, globals: { theme: 'dark' } };

export const Desktop: Story = { play: unfold, globals: { viewport: { value: 'desktop' } } };
