import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCompany } from '@peace/company/testing';
import { texts } from '#shared/legal/texts.en.ts';
import { aQrCode } from '#testing/a-qr-code.ts';
import { scenePictures } from '#testing/scene-pictures.ts';
import { siteActions } from '#testing/site-actions.ts';
import { NotFound } from './not-found.tsx';
import type { SiteContent } from './site-props.ts';
import { Site } from './site.tsx';

const content: SiteContent = {
  page: 'home',
  company: aCompany(),
  brand: 'Peace',
  locale: 'en',
  defaultLocale: 'en',
  texts,
  qrCode: aQrCode,
  scenes: scenePictures,
};

const meta = {
  title: 'official-site/Site',
  component: Site,
  globals: { locale: 'en' },
  args: {
    content,
    actions: siteActions({ preferredLocale: () => 'en' }).actions,
  },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const SampleCompany: Story = {
  args: { content: { ...content, company: aCompany({ sample: true }) } },
};

export const Filipino: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Filipino' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamin muna ang babayaran bago umutang' })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  },
};

export const WrongAddress: Story = {
  render: () => <NotFound brand="Peace" defaultLocale="en" picture={scenePictures.fare} />,
};

export const WrongAddressOnAComputer: Story = {
  ...WrongAddress,
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
};
