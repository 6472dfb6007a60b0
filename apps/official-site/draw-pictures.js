// `pnpm --filter official-site draw`: draws the pictures that a build cannot (PNG) and records what they were drawn from.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drawingLaunchOptions } from '@peace/dev/browser';
import { chromium } from 'playwright';
import { createServer } from 'vite';

const root = import.meta.dirname;
const server = await createServer({
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { drawnPictures } = await server.ssrLoadModule('/src/pictures/drawn-pictures.ts');
const { drawingStyles } = await server.ssrLoadModule('/src/pictures/drawing-styles.ts');

// One browser and one font, so that the pictures are the same whoever draws them.
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const options = await drawingLaunchOptions(fonts);
if (!options) throw new Error('The pictures are drawn on Linux on x64 only.');
const browser = await chromium.launch(options);
const page = await browser.newPage({ colorScheme: 'light' });
/** @type {Record<string, string>} */
const record = {};
for (const { file, width, height, source } of drawnPictures()) {
  await page.setViewportSize({ width: Math.max(width, 800), height: Math.max(height, 600) });
  await page.setContent(`<!doctype html><style>${drawingStyles} body > svg { width: ${width}px }</style>${source}`);
  const path = join(root, 'public', file);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, clip: { x: 0, y: 0, width, height } });
  record[file] = createHash('sha256').update(source).digest('hex');
}
writeFileSync(join(root, 'src/pictures/drawn.json'), `${JSON.stringify(record, null, 2)}\n`);
await browser.close();
await server.close();
