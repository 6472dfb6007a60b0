import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployment } from './deployment.ts';
import { generatedConfig } from './generated-config.ts';

const committed = fileURLToPath(new URL('../nginx', import.meta.url));

/** Writes `nginx.conf` and `peace/` into a folder, which is `/etc/nginx` or stands for it. */
export function writeConfig(folder: string, deployment: Deployment): void {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'peace'), { recursive: true, force: true });
  cpSync(committed, folder, { recursive: true });
  if (!deployment.withPreview) rmSync(join(folder, 'peace/one-host.d/test-preview.conf'));
  const generated = join(folder, 'peace/generated');
  mkdirSync(generated);
  for (const [name, text] of Object.entries(generatedConfig(deployment))) writeFileSync(join(generated, name), text);
}
