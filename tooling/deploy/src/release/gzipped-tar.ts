import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

/** Packs files of a folder. The same files give the same bytes. */
export function gzippedTar(folder: string, names: readonly string[]): Buffer {
  const same = ['--owner=0', '--group=0', '--numeric-owner', '--mode=644', '--mtime=@0'];
  // gzip's header has no time here, unlike that of tar's own option.
  return gzipSync(run('tar', ['-cf', '-', ...same, '-C', folder, ...names]), { level: 9 });
}

/** Runs a command. @returns what it prints; @throws what it says, where it fails */
export function run(command: string, args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 2 ** 28, ...(input && { input }) });
  if (status !== 0) throw new Error(`${command} failed: ${String(stderr)}`);
  return stdout;
}
