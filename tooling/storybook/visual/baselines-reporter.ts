import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter } from '@playwright/test/reporter';
import { encodePicture } from './encode-picture.ts';
import { usualLook } from './look.ts';
import { pictureName, usualStories, views } from './views.ts';

const baselines = fileURLToPath(new URL('./baselines/', import.meta.url));

/** After an update: makes the new pictures small, and takes away those of stories that are gone. Else: says what to do. */
export default class BaselinesReporter implements Reporter {
  private isUpdate = false;

  onBegin(config: FullConfig): void {
    this.isUpdate = config.updateSnapshots !== 'none';
  }

  onEnd({ status }: { status: string }): void {
    const compared = [{ look: usualLook, stories: usualStories() }, ...views()];
    const pictures = new Set(compared.flatMap(({ look, stories }) => stories.map((story) => pictureName(story, look))));
    for (const name of readdirSync(baselines)) {
      const isStale = !pictures.has(name);
      if (!this.isUpdate && isStale) console.log(`visual/baselines/${name} belongs to no story.`);
      else if (isStale) rmSync(baselines + name);
      else if (this.isUpdate) writeFileSync(baselines + name, encodePicture(readFileSync(baselines + name)));
    }
    if (status === 'failed') {
      console.log('What differs lies in tooling/storybook/test-results as …-expected, …-actual and …-diff.png.');
      console.log('Where the new look is the wanted one: pnpm test:visual:update');
    }
  }
}
