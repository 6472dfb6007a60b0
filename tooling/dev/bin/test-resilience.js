#!/usr/bin/env node
// `pnpm test:resilience`: a browser is provided, the apps are built, then every screen is tried under faults.
import { spawnSync } from 'node:child_process';
import { provideBrowser } from '../src/browser/index.js';

try {
  await provideBrowser(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { status } = spawnSync('turbo', ['run', 'test:resilience'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
