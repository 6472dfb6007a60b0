import { Sandbox } from './src/sandbox.ts';
import { preview } from 'vite';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
const require = createRequire(import.meta.url);
const sandbox = await Sandbox.start();
process.env.PEACE_ORIGIN = sandbox.origin;
console.log('sandbox', sandbox.origin);
for (const [app, port] of [['official-site', 5620], ['promo-landing', 5621]] as const) {
  await preview({ root: dirname(require.resolve(`${app}/package.json`)), preview: { port, strictPort: true } });
  console.log(app, port);
}
