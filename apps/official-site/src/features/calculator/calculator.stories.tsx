import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Calculator } from './calculator.tsx';
import '#shared/page.css';

const meta = {
  title: 'official-site/Calculator',
  component: Calculator,
  render: () => (
    <div className="page page-width">
      <Calculator />
    </div>
  ),
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Calculated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Loan amount (₱)'), '10000');
    await userEvent.type(canvas.getByLabelText('Rate (% per period)'), '3.5');
    await userEvent.type(canvas.getByLabelText('Period'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(canvas.getByText('₱11,050.00')).toBeVisible();
  },
};

export const PeriodRounded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Loan amount (₱)'), '10000');
    await userEvent.type(canvas.getByLabelText('Rate (% per period)'), '3.5');
    await userEvent.type(canvas.getByLabelText('Period'), '2.6');
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(canvas.getByText(/not a whole number/)).toBeVisible();
  },
};

export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Loan amount (₱)'), '10k');
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(canvas.getAllByText('Please Enter a number!')).toHaveLength(3);
  },
};
