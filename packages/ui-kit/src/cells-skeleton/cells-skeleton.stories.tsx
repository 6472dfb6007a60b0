import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import { expect } from 'storybook/test';

import { CellsSkeleton } from './cells-skeleton.tsx';

const meta = {
  title: 'ui-kit/CellsSkeleton',
  component: CellsSkeleton,
  args: { cells: 2 },
  render: (args) => (
    <main style={{ display: 'grid', gap: 12, padding: 16 }}>
      <SkeletonBusy label="loading...">
        <div className="to-come">
          <CellsSkeleton {...args} />
        </div>
      </SkeletonBusy>
      <div className="came">
        <CellGroup inset>
          <Cell title="Loan Agreement" onClick={() => {}} />
          <Cell title="Disclosure Statement" onClick={() => {}} />
        </CellGroup>
      </div>
    </main>
  ),
} satisfies Meta<typeof CellsSkeleton>;

export default meta;

/** As high as what comes. */
export const BesideWhatComes: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const heightOf = (selector: string) => canvasElement.querySelector(selector)?.clientHeight ?? 0;
    await expect(heightOf('.came')).toBeGreaterThan(80);
    await expect(Math.abs(heightOf('.to-come') - heightOf('.came'))).toBeLessThanOrEqual(2);
  },
};
