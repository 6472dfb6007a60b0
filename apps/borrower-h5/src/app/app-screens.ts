import { withWords } from '@peace/i18n/visit-words';
import { allScreens } from '@peace/screens';
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { screenBindings, type ScreenBinding } from '#app/screen-bindings.ts';

/** A screen as the router shows it. */
export interface AppScreen extends Pick<ScreenBinding, 'next'> {
  readonly name: string;
  readonly path: string;
  readonly load: () => Promise<unknown>;
  /** The screen at an entry of the history. Code that could not be loaded is asked for again at the next one. */
  readonly at: (entry: string) => ReactElement;
}

const bindings: Readonly<Record<string, ScreenBinding | undefined>> = screenBindings;

/** Every screen, bound to its module. */
export const appScreens: readonly AppScreen[] = allScreens.flatMap(({ name, path }) => {
  const { load: loadCode, next } = bindings[name] ?? {};
  if (!loadCode) return [];
  const load = () => withWords(loadCode, path);
  return [{ name, path, load, next, at: retriedLazy(load) }];
});

/** `lazy` keeps a failure for ever. Within one entry of the history that is right: only a navigation is a new attempt. */
export function retriedLazy(load: () => Promise<ComponentType>): (entry: string) => ReactElement {
  let failedAt: string | undefined;
  let hasFailed = false;
  let shown = '';
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        hasFailed = true;
        failedAt = shown;
        throw cause;
      }
    });
  let Screen = make();
  return (entry) => {
    if (hasFailed && failedAt !== entry) {
      hasFailed = false;
      Screen = make();
    }
    shown = entry;
    return createElement(Screen);
  };
}
