import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CompanyFacts } from './company-facts.tsx';

const meta = {
  title: 'ui-kit/CompanyFacts',
  component: CompanyFacts,
  args: {
    company: {
      name: 'Salapi Lending, Inc.',
      secRegistrationNumber: 'CS201912345',
      certificateOfAuthorityNumber: '3210',
    },
  },
} satisfies Meta<typeof CompanyFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['Salapi Lending, Inc.', 'CS201912345', '3210']);
  },
};

/** In the narrowest screen, with what the register allows. */
export const LongName: Story = {
  args: {
    company: {
      name: 'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Corporation',
      secRegistrationNumber: 'CS201912345',
      certificateOfAuthorityNumber: '3210',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
