import type { Meta, StoryObj } from '@storybook/react-vite';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { Field } from '@peace/vant-react-compat/field';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import { expect } from 'storybook/test';

import { FieldSkeleton } from './field-skeleton.tsx';

const meta = {
  title: 'ui-kit/FieldSkeleton',
  component: FieldSkeleton,
  args: { hasHint: true },
  render: (args) => (
    <main style={{ display: 'grid', gap: 12, padding: 16 }}>
      <SkeletonBusy label="loading...">
        <CellGroup>
          <FieldSkeleton {...args} />
        </CellGroup>
      </SkeletonBusy>
      <CellGroup>
        <Field
          label="Account number"
          hint="10 to 19 digits"
          value=""
          onChange={() => {}}
          format={({ raw, caret }) => ({ value: raw, caret })}
        />
      </CellGroup>
    </main>
  ),
} satisfies Meta<typeof FieldSkeleton>;

export default meta;

/** As high as what comes. */
export const BesideWhatComes: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const heightOf = (selector: string) => canvasElement.querySelector(selector)?.clientHeight ?? 0;
    await expect(Math.abs(heightOf('.peace-field-bones') - heightOf('.van-field'))).toBeLessThanOrEqual(2);
  },
};
