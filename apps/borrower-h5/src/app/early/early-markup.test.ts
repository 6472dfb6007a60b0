import { resolve } from 'node:path';
import { firstPaintAliases, withoutStyles } from '@peace/vite-config/early-paint';
import { readEnvironment } from '@peace/vite-config/env';
import { renderToString } from 'react-dom/server';
import { runnerImport } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import type * as Early from './testing/early-markup.ts';
import { elementOf, storiesOfEarlyScreens } from './testing/stories.tsx';

const root = resolve(import.meta.dirname, '../../..');

let early: typeof Early;
beforeAll(async () => {
  const environment = Object.entries(readEnvironment({}));
  // The same modules once more, with the stand-ins for React.
  const { module } = await runnerImport<typeof Early>(`${root}/src/app/early/testing/early-markup.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles()],
    resolve: { alias: firstPaintAliases(root) },
    define: Object.fromEntries(environment.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
  });
  early = module;
}, 60_000);

/** React's first markup, its ids included; less what it adds for a server's sake. */
function reactMarkup(file: string, story: string): string {
  const page = document.createElement('div');
  page.innerHTML = renderToString(elementOf(file, story)).replaceAll(/<link rel="preload"[^>]*>|<!-- -->/g, '');
  return page.innerHTML;
}

/** With the attributes of each element in one order, and styles written in one way. */
function inOrder(html: string): string {
  return html.replaceAll(/(?<=<\w+)(?: [\w-]+="[^"]*")+/g, (attributes) =>
    [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)]
      .map(([, name, value = '']) => ` ${name}="${name === 'style' ? value.replaceAll(/[ ;]/g, '') : value}"`)
      .sort()
      .join(''),
  );
}

test.each(storiesOfEarlyScreens())('%s %s is drawn as React draws it', (file, story) => {
  const drawn = early.earlyMarkup(file, story, document);
  expect(drawn).not.toBe('');
  expect(inOrder(drawn)).toBe(inOrder(reactMarkup(file, story)));
});
