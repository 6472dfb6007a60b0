import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCompany } from '#testing/a-company.ts';
import { texts } from '#shared/legal/texts.en.ts';
import { siteActions } from '#testing/site-actions.ts';
import { NotFound } from './not-found.tsx';
import { Site } from './site.tsx';

const meta = {
  title: 'official-site/Site',
  component: Site,
  args: {
    content: { company: aCompany(), brand: 'Peace', locale: 'original', texts },
    actions: siteActions().actions,
  },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const SampleCompany: Story = {
  args: { content: { company: aCompany({ sample: true }), brand: 'Peace', locale: 'original', texts } },
};

export const Filipino: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Filipino' }));
    await expect(await canvas.findByRole('heading', { name: 'Loan na alam mo muna ang buong gastos' })).toBeVisible();
  },
};

export const WrongAddress: Story = { render: () => <NotFound brand="Peace" /> };
