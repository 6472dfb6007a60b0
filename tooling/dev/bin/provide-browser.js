#!/usr/bin/env node
import { provideBrowser } from '../src/browser/index.js';

try {
  await provideBrowser(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
