import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import * as drawings from './drawings.tsx';

/** Every scene, beside each other: one hand. */
const meta = {
  title: 'ui-kit/Drawings',
  render: () => (
    <main style={{ padding: 16 }}>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, 1fr)',
          gap: 16,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {Object.entries(drawings)
          .filter(([name]) => name.endsWith('Drawing'))
          .map(([name, Scene]) => (
            <li key={name} style={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
              <Scene />
              <br />
              {name}
            </li>
          ))}
      </ul>
    </main>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const scenes = [...canvasElement.querySelectorAll('svg')].map((scene) => scene.innerHTML);
      await expect(scenes.length).toBeGreaterThanOrEqual(12);
      await expect(new Set(scenes).size).toBe(scenes.length);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
