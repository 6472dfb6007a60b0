import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// How the files of a screen, and what they export, are called: `order-details.screen.ts` and `.view.tsx`, `use-order-details.tsx`,
// `OrderDetailsView`.

/**
 * A screen's name as its exports have it: `OrderDetails` of `order-details`.
 *
 * @param {string} screen
 */
export const pascalCase = (screen) => screen.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/**
 * The name of the view that stands beside a screen's declaration.
 *
 * @param {string} declaration the path of a `<screen>.screen.ts`
 */
export const viewName = (declaration) => `${pascalCase(basename(declaration, '.screen.ts'))}View`;

/**
 * The module of a screen's controller, which has its route; undefined where the folder has none.
 *
 * @param {string} folder
 * @param {string} screen
 */
export const controllerOf = (folder, screen) =>
  ['ts', 'tsx'].map((ending) => join(folder, `use-${screen}.${ending}`)).find((file) => existsSync(file));

/**
 * The screen whose route a module has: `order-details`, of `use-order-details.tsx` or `order-details.route.tsx`.
 *
 * @param {string} module
 */
export function screenOf(module) {
  const [, controller, route] = /\/(?:use-([\w-]+)\.tsx?|([\w-]+)\.route\.tsx)$/.exec(module) ?? [];
  return controller ?? route;
}

/**
 * Whether the screen of a route is painted before React is there.
 *
 * @param {string} module the route's
 */
export const isEarly = (module) => existsSync(join(dirname(module), `${screenOf(module)}.screen.ts`));
