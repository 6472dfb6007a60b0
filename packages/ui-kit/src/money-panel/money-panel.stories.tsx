import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Amount } from '../amount/amount.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { MoneyPanel, PanelChip, PanelHead, PanelLine, Strokes } from './money-panel.tsx';
import type { MoneyPanelProps } from './money-panel.tsx';

const sum = (minor: number) => <Amount value={{ minor, currency: 'PHP' }} />;

const samples: readonly Omit<MoneyPanelProps, 'className'>[] = [
  {
    tone: 'due',
    children: (
      <>
        <PanelHead end={<PanelChip>in 7 days</PanelChip>}>Amount due</PanelHead>
        {sum(545_000)}
        <PanelLine>Due Sat, Dec 5, 2026</PanelLine>
        <Strokes />
      </>
    ),
  },
  {
    tone: 'due',
    children: (
      <>
        <PanelHead end={<PanelChip tone="soon">due today</PanelChip>}>Amount due</PanelHead>
        {sum(1_279_000)}
        <PanelLine>Due Sat, Nov 28, 2026</PanelLine>
        <Strokes />
      </>
    ),
  },
  {
    tone: 'late',
    children: (
      <>
        <PanelHead end={<PanelChip tone="late">4 days late</PanelChip>}>Amount due</PanelHead>
        {sum(754_000)}
        <PanelLine>Was due Tue, Nov 24, 2026</PanelLine>
        <Strokes />
      </>
    ),
  },
  {
    tone: 'paid',
    children: (
      <>
        <PanelHead>Your last payment</PanelHead>
        {sum(545_000)}
        <PanelLine>Paid in full, Nov 28, 2026</PanelLine>
        <Strokes />
      </>
    ),
  },
  {
    tone: 'neutral',
    children: (
      <>
        <PanelHead end={<PanelChip>Under review</PanelChip>}>Loan amount</PanelHead>
        {sum(1_200_000)}
        <PanelLine>91 days</PanelLine>
      </>
    ),
  },
  {
    tone: 'due',
    hasSun: false,
    children: (
      <>
        <PanelHead>You get</PanelHead>
        {sum(123_456_789_012)}
        <PanelLine>A picture that needs the whole width is in place of the sun.</PanelLine>
      </>
    ),
  },
];

/** The filled object of a money screen, in each tone. */
const meta = {
  title: 'ui-kit/MoneyPanel',
  component: MoneyPanel,
  args: { tone: 'due', children: null },
  render: () => (
    <PageFrame title="Bayani Cash">
      {samples.map((props, index) => (
        <MoneyPanel key={index} {...props} />
      ))}
    </PageFrame>
  ),
} satisfies Meta<typeof MoneyPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** Nothing is written on the sun, whose centre is 24 px from the end and 10 px below the foot. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    for (const panel of canvasElement.querySelectorAll('.peace-panel--sun')) {
      const { right, bottom } = panel.getBoundingClientRect();
      const [sunX, sunY] = [right - 24, bottom + 10];
      const radius = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--sun'));
      const texts = panel.querySelectorAll(
        '.peace-panel__title, .peace-panel__line, .peace-amount__value > [aria-hidden]',
      );
      for (const text of texts) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          const [x, y] = [Math.max(0, sunX - box.right), Math.max(0, sunY - box.bottom)];
          await expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(radius);
        }
      }
    }
  },
};
