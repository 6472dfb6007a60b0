import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LicenceLine } from './licence-line.tsx';

const company = {
  name: 'Salapi Lending, Inc.',
  secRegistrationNumber: 'CS201912345',
  certificateOfAuthorityNumber: '3210',
  regulatorRegisterUrl: 'https://www.sec.gov.ph',
};

const meta = {
  title: 'ui-kit/LicenceLine',
  component: LicenceLine,
  args: { company },
  globals: { locale: 'en' },
} satisfies Meta<typeof LicenceLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Salapi Lending, Inc.')).toBeVisible();
    const check = canvas.getByRole('link', { name: /^Check with the SEC/ });
    await expect(check).toHaveAttribute('href', company.regulatorRegisterUrl);
    await expect(check.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** In the narrowest screen, with what the register allows. */
export const LongName: Story = {
  args: {
    company: {
      ...company,
      name: 'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Corporation',
    },
  },
  globals: { viewport: { value: 'small' }, locale: 'fil' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
