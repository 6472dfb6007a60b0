// A staging that can be visited: the sandbox, all apps and Storybook on one origin, behind a password. Runs until it is ended.
import { startSandbox } from '@peace/sandbox/start';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { missingForNginx } from '../src/run-nginx.ts';
import { writeStaging } from '../src/staging.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:8080' },
    listen: { type: 'string', default: '8080' },
    user: { type: 'string', default: 'peace' },
  },
});
const password = process.env['STAGING_PASSWORD'] ?? '';
const missing = missingForNginx();
if (password.length < 8 || missing) {
  console.error(missing ?? 'STAGING_PASSWORD must have eight characters or more.');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'peace-staging-'));
const sandbox = await startSandbox();
const hasStorybook = writeStaging({ ...values, folder, sandbox: sandbox.origin, password, env: process.env });
const asRoot = process.getuid?.() === 0 ? ['-g', `user ${userInfo().username};`] : [];
const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'conf/nginx.conf'), ...asRoot];
const nginx = spawn('nginx', args, { stdio: 'inherit' });
console.log(`${values.origin}/testPreview for ${values.user}`);
console.log(hasStorybook ? `${values.origin}/storybook/` : 'Storybook is not built: pnpm build-storybook');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGQUIT'));
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true });
  void sandbox.stop().then(() => process.exit(code ?? 1));
});
