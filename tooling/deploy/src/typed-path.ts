import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { digits, minValue, pipe, safeParse, string, transform } from 'valibot';

/** A path as it was typed: pnpm runs a script in its package's folder, and says where its command was given. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path);

/**
 * Reads a file that was named on the command line.
 *
 * @throws an error that names the option and the file, when it cannot be read
 */
export function typedFile(option: string, path: string): string {
  const file = typedPath(path);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${option} ${path}: ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Reads an object of settings from a JSON file that was named on the command line.
 *
 * @throws an error that names the option and the file, when it holds no such object
 */
export function typedSettings(option: string, path: string): object {
  const text = typedFile(option, path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${option} ${path}: ${typedPath(path)} is not JSON: ${reasonOf(error)}`, { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`${option} ${path}: ${typedPath(path)} holds no object of settings.`);
}

const count = pipe(string(), digits(), transform(Number), minValue(1));

/**
 * Reads a number of things, at least 1, that was given on the command line.
 *
 * @throws an error that names the option and what it holds
 */
export function typedCount(option: string, given: string): number {
  const result = safeParse(count, given);
  if (!result.success) throw new Error(`${option} ${given}: must be a whole number from 1 up.`);
  return result.output;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs a command's work; a refusal is printed in words and not as a trace. */
export async function orExit(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
