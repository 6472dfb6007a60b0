import { expect, test } from 'vitest';
import { lateStyles } from './late-styles.ts';
import { buildLaterPart } from './testing/build-later-part.ts';

test('a part’s styles are put into the body, where WebKit draws new elements before they have loaded', async () => {
  const code = (await buildLaterPart(lateStyles(), { minify: false })).join('\n');
  expect(code).toContain('document.body.appendChild(link)');
  expect(code).not.toContain('document.head');
});
