import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const residentKb = (pid: string) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** The resident memory of an nginx with its workers, in MB; Linux only. */
export function memoryOf(nginxFolder: string): number {
  const master = readFileSync(join(nginxFolder, 'nginx.pid'), 'utf8').trim();
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [master, ...workers].reduce((sum, pid) => sum + residentKb(pid), 0) / 1000;
}
