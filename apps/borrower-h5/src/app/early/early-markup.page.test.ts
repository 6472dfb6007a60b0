import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type * as Early from './testing/early-markup.ts';
import { inOrder } from './testing/early-markup.ts';
import { earlyModules } from './testing/early-modules.ts';
import { elementOf, storiesOfEarlyScreens } from './testing/stories.tsx';

let early: typeof Early;
beforeAll(async () => {
  early = await earlyModules();
}, 60_000);

/** React's first markup, its ids included; less what it adds for a server's sake. */
function reactMarkup(file: string, story: string): string {
  const page = document.createElement('div');
  page.innerHTML = renderToString(elementOf(file, story)).replaceAll(/<link rel="preload"[^>]*>|<!-- -->/g, '');
  return page.innerHTML;
}

test.each(storiesOfEarlyScreens())('%s %s is drawn as React draws it', (file, story) => {
  const drawn = early.earlyMarkup(file, story, document);
  expect(inOrder(drawn)).toBe(inOrder(reactMarkup(file, story)));
});
