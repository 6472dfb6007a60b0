// Packs the commands that install releases, bundled, with nginx's files: release/peace-deploy-<BUILD_COMMIT>.tar.gz.
import { describeFiles } from '@peace/vite-config/manifest';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { gzippedTar } from '../src/release/gzipped-tar.ts';
import { typedPath } from '../src/typed-path.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');
const commit = process.env['BUILD_COMMIT']?.slice(0, 12) || 'unreleased';

rmSync(folder, { recursive: true, force: true });
await build({ root, configFile: join(root, 'tools.vite.config.js'), logLevel: 'error' });
cpSync(join(root, 'nginx'), join(folder, 'nginx'), { recursive: true });
const archive = join(typedPath(values.out), `peace-deploy-${commit}.tar.gz`);
mkdirSync(typedPath(values.out), { recursive: true });
writeFileSync(archive, gzippedTar(folder, Object.keys(describeFiles(folder))));
console.log(archive);
