import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** A virtual screen. */
export interface VirtualDisplay {
  /** A program that is to be shown there has this `DISPLAY`. */
  readonly name: string;
  stop(): void;
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'read' in stream;

/** Starts an X server on the first free number; it says itself which that is. */
export async function startDisplay(): Promise<VirtualDisplay> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = server.stdio[3];
  if (!isReadable(numbers)) throw new Error('Xvfb has no channel to say its number on.');
  for await (const number of createInterface({ input: numbers })) {
    return { name: `:${number}`, stop: () => server.kill() };
  }
  throw new Error('Xvfb ended before it said its number.');
}
