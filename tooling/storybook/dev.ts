// `pnpm storybook`: writes the pages of the contracts and serves Storybook.
import { portOf } from '@peace/config/ports';
import { spawn } from 'node:child_process';
import './contract-pages/write.ts';

const args = ['dev', '--port', String(portOf('storybook')), '--exact-port', '--host', '127.0.0.1', '--no-open'];
spawn('storybook', args, { stdio: 'inherit', shell: process.platform === 'win32' }).on('close', (code) => {
  process.exitCode = code ?? 0;
});
