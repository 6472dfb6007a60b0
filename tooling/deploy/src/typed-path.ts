import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A path as it was typed: pnpm runs a script in its package's folder, and says where its command was given. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path);

/**
 * Reads a file that was named on the command line.
 *
 * @throws in words, when it is not there
 */
export function typedFile(option: string, path: string): string {
  const file = typedPath(path);
  if (!existsSync(file)) throw new Error(`${option} ${path}: there is no ${file}.`);
  return readFileSync(file, 'utf8');
}

/** Runs a command's work; what it refuses is said in words and not as a trace. */
export function orSayWhy(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
