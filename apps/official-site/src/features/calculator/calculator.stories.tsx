import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Defaults: Story = {};

export const Calculated: Story = {
  play: async (context) => {
    await fillIn('Loan amount (₱)', '10000')(context);
    await fillIn('Rate (% per period)', '3.5')(context);
    await fillIn('Period', '12')(context);
  },
};

export const PeriodRounded: Story = { play: fillIn('Period', '4.6') };

export const TermTooShort: Story = { play: fillIn('Period', '2') };

/** The page asks about a rate that was probably typed by mistake, and still shows the result. */
export const RateDoubtful: Story = { play: fillIn('Rate (% per period)', '2,500') };

export const OverTheLimit: Story = {
  globals: { locale: 'en' },
  play: async (context) => {
    await fillIn('Loan amount (₱)', '5000')(context);
    await fillIn('Interest (% a month)', '8')(context);
    await fillIn('Months', '3')(context);
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn('Rate (% per period)', '')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
  },
};

export const NotANumber: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn('Loan amount (₱)', '10k')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
  },
};

export const English: Story = { play: unfold, globals: { locale: 'en' } };

export const Filipino: Story = { play: unfold, globals: { locale: 'fil' } };

export const Dark: Story = { play: unfold, globals: { theme: 'dark' } };

export const Desktop: Story = { play: unfold, globals: { viewport: { value: 'desktop' } } };
