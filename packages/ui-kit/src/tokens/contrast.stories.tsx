import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../contrast/contrast.js';
import '../money-panel/money-panel.css';

const GROUNDS = ['--van-background', '--van-background-2', '--van-background-3', '--van-active-color'];
const MEANINGS = ['primary', 'success', 'danger', 'warning'];

interface Pair {
  readonly front: string;
  readonly ground: string;
  /** WCAG 2.2's least contrast: 4.5 for text, 3 for a control's edge or a shape that means something. */
  readonly least: 4.5 | 3;
}

const on = (grounds: readonly string[], fronts: readonly string[], least: Pair['least']): readonly Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

const PAIRS: readonly Pair[] = [
  ...on(GROUNDS, ['--van-text-color', '--van-text-color-2', '--van-text-color-3'], 4.5),
  ...MEANINGS.flatMap((name) => on([...GROUNDS, `--peace-${name}-soft`], [`--van-${name}-color`], 4.5)),
  ...MEANINGS.flatMap((name) => on([`--peace-${name}-soft`], ['--van-text-color'], 4.5)),
  ...on([...GROUNDS, '--peace-calm-soft'], ['--peace-calm'], 4.5),
  ...on(['--peace-calm-soft'], ['--van-text-color', '--van-text-color-2'], 4.5),
  ...on(['--peace-primary-ground'], ['--peace-on-primary'], 4.5),
  ...on(['--van-background', '--van-background-2'], ['--peace-primary-ground'], 3),
  ...on(['--van-danger-color'], ['--peace-on-danger'], 4.5),
  ...on(
    ['--peace-panel', '--peace-panel-foot', '--peace-panel-paid', '--peace-panel-paid-foot'],
    ['--peace-on-panel'],
    4.5,
  ),
  ...on(['--peace-panel-late', '--peace-panel-late-foot'], ['--van-text-color', '--van-danger-color'], 4.5),
  ...on(['--peace-disabled-ground'], ['--peace-disabled-text'], 4.5),
  ...on(['--van-toast-background'], ['--van-toast-text-color'], 4.5),
  ...on(GROUNDS, ['--peace-control-border', '--peace-focus', '--van-rate-icon-full-color'], 3),
];

/** Every colour on every ground it is used on, measured as the engine resolved it. */
const meta = {
  title: 'ui-kit/Tokens/Contrast',
  render: () => (
    <ul style={{ display: 'grid', gap: 4, padding: 8 }}>
      {PAIRS.map(({ front, ground, least }) => (
        <li
          key={front + ground}
          data-least={least}
          style={{ padding: 8, color: `var(${front})`, backgroundColor: `var(${ground})`, overflowWrap: 'anywhere' }}
        >
          {least === 3 ? <span title={front}>■</span> : `${front} on ${ground}`}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const tooFaint = canvas.getAllByRole('listitem').filter((item) => {
      const { color, backgroundColor } = getComputedStyle(item);
      return contrast(color, backgroundColor) < Number(item.dataset['least']);
    });
    await expect(tooFaint.map((item) => item.textContent)).toEqual([]);
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: 'light' } };

export const Dark: Story = { globals: { theme: 'dark' } };
