import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SavedWorld } from './saved-world.ts';

/** Where a watched server leaves its world for the one that is started in its place: named after the watcher, so that another `dev` starts over. */
export const savedWorldFile = (watcher = process.ppid): string => join(tmpdir(), `peace-sandbox-${watcher}.world`);

/** Leaves a world. */
export function leaveWorld(file: string, world: SavedWorld): void {
  writeFileSync(file, serialize(world));
}

/** Takes the world that was left, once; null where there is none, or none that can be read. */
export function takeWorld(file: string): SavedWorld | null {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}
