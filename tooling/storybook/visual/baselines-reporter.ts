import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter } from '@playwright/test/reporter';
import { encodePicture } from './encode-picture.ts';
import { baselines, hashOf, hashesFile, readHashes } from './expect-screenshot.ts';
import { usualLook } from './look.ts';
import { pictureName, usualStories, views } from './views.ts';

/** After an update: makes the new pictures small, and takes away those of stories that are gone. Else: says what to do. */
export default class BaselinesReporter implements Reporter {
  private isUpdate = false;

  onBegin(config: FullConfig): void {
    this.isUpdate = config.updateSnapshots !== 'none';
  }

  onEnd({ status }: { status: string }): void {
    const compared = [{ look: usualLook, stories: usualStories() }, ...views()];
    const pictures = new Set(compared.flatMap(({ look, stories }) => stories.map((story) => pictureName(story, look))));
    const before = readHashes();
    const hashes: Record<string, string> = {};
    for (const name of readdirSync(baselines).sort()) {
      const isStale = !pictures.has(name);
      if (!this.isUpdate && isStale) console.log(`visual/baselines/${name} belongs to no story.`);
      else if (isStale) rmSync(baselines + name);
      else if (this.isUpdate) {
        const png = readFileSync(baselines + name);
        const small = encodePicture(png);
        if (small !== png) writeFileSync(baselines + name, small);
        hashes[hashOf(small)] = before[hashOf(small)] ?? hashOf(png);
      }
    }
    if (this.isUpdate) writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
    if (status === 'failed') {
      console.log('What differs lies in tooling/storybook/test-results as …-expected, …-actual and …-diff.png.');
      console.log('Where the new look is the wanted one: pnpm test:visual:update');
    }
  }
}
