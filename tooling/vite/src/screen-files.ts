import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

// How the files of a screen, and what they export, are called: `order-details.screen.ts` and `.view.tsx`, `use-order-details.tsx`,
// `OrderDetailsView`.

/** A screen's name as its exports have it: `OrderDetails` of `order-details`. */
export const pascalCase = (screen: string): string =>
  screen.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The name of the view that stands beside a screen's declaration.
 *
 * @param declaration the path of a `<screen>.screen.ts`
 */
export const viewName = (declaration: string): string => `${pascalCase(basename(declaration, '.screen.ts'))}View`;

/** The module of a screen's controller, which has its route; undefined where the folder has none. */
export const controllerOf = (folder: string, screen: string): string | undefined =>
  ['ts', 'tsx'].map((ending) => join(folder, `use-${screen}.${ending}`)).find((file) => existsSync(file));

/** The screen whose route a module has: `order-details`, of `use-order-details.tsx` or `order-details.route.tsx`. */
export function screenOf(module: string): string | undefined {
  const [, controller, route] = /\/(?:use-([\w-]+)\.tsx?|([\w-]+)\.route\.tsx)$/.exec(module) ?? [];
  return controller ?? route;
}
