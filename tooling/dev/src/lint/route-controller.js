import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * What a screen's route lacks: it binds the hook of `use-<screen>`, by its own name, to a view. That a route has a
 * controller at all is held by the type of `screenRoute`, and that it holds no logic of its own by `boundaries.js`.
 *
 * @param {string} path of a `<screen>.route.tsx`
 * @returns {string | null} the import that is missing
 */
export function missingController(path) {
  const source = readFileSync(path, 'utf8');
  // A route made by another file's function, such as a text's, has its controller there.
  if (!/\bscreenRoute\(/.test(source)) return null;
  const controller = `./use-${basename(path).replace('.route.tsx', '')}`;
  const isImported = new RegExp(`^import .*'${controller.replaceAll('.', '\\.')}\\.tsx?';$`, 'm').test(source);
  return isImported ? null : controller;
}
