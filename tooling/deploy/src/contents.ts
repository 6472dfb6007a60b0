import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Marks of code that may not ship. A build refuses the same code by its modules (`forbidden-modules.ts`). */
const eruda = /eruda/i;
const pageConsole = /page-console/i;
const sandboxAndPreview = /__sandbox|testPreview|dp-phone/;

/**
 * The files of a build that have a trace of what may not ship.
 *
 * @param files texts by name
 * @param app the app's name; dev-preview is itself, steers the sandbox, and shows the table of stored items, which names
 *   the console's
 */
export function filesWithForbiddenText(files: Readonly<Record<string, string>>, app: string): string[] {
  const patterns = app === 'dev-preview' ? [eruda] : [eruda, pageConsole, sandboxAndPreview];
  return Object.keys(files).filter((name) => patterns.some((pattern) => pattern.test(files[name] ?? '')));
}

/** The texts of a folder's scripts, styles, pages and whatever else is written in words. */
export function textsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html|json|svg|txt|xml|map)$/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}
