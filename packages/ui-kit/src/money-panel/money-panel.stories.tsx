import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Amount } from '../amount/amount.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { MoneyPanel, PanelChip, type MoneyPanelProps } from './money-panel.tsx';

const content = (minor: number, line: string) => (
  <>
    <Amount value={{ minor, currency: 'PHP' }} />
    <p className="peace-panel__line">{line}</p>
  </>
);

const samples: readonly Omit<MoneyPanelProps, 'className'>[] = [
  {
    tone: 'due',
    title: 'Amount due',
    chip: <PanelChip>in 7 days</PanelChip>,
    children: content(545_000, 'Due Sat, Dec 5, 2026'),
  },
  {
    tone: 'due',
    title: 'Amount due',
    chip: <PanelChip tone="soon">due today</PanelChip>,
    children: content(1_279_000, 'Due Sat, Nov 28, 2026'),
  },
  {
    tone: 'late',
    title: 'Amount due',
    chip: <PanelChip tone="late">4 days late</PanelChip>,
    children: content(754_000, 'Was due Tue, Nov 24, 2026'),
  },
  {
    tone: 'paid',
    title: 'Your last payment',
    children: content(545_000, 'Paid in full, Nov 28, 2026'),
  },
  {
    tone: 'neutral',
    title: 'Loan amount',
    chip: <PanelChip>Under review</PanelChip>,
    children: content(1_200_000, '91 days'),
  },
  {
    tone: 'due',
    isCompact: true,
    title: 'Bayani Cash',
    chip: <PanelChip>in 7 days</PanelChip>,
    children: content(545_000, 'Due Sat, Dec 5, 2026'),
  },
  {
    tone: 'due',
    hasSun: false,
    title: 'You get',
    children: content(123_456_789_012, 'A picture that needs the whole width is in place of the sun.'),
  },
];

/** The filled object of a money screen, in each tone. */
const meta = {
  title: 'ui-kit/MoneyPanel',
  component: MoneyPanel,
  args: { tone: 'due', title: 'Amount due' },
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

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const compact = canvasElement.querySelector('.peace-panel--compact');
    await expect(Math.round(compact?.getBoundingClientRect().height ?? 0)).toBe(132);
  },
};

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
