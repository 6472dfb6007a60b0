import { fn, type Mock } from 'storybook/test';

/** A spy for each callback of a component's props. */
export function spies<const Name extends string>(...names: readonly Name[]): Record<Name, Mock>;
export function spies(...names: readonly string[]): Record<string, Mock> {
  return Object.fromEntries(names.map((name) => [name, fn()]));
}
