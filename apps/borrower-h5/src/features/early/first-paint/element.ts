export type Props = Readonly<Record<string, unknown>>;

/** A component of a view: a function of its props. Classes are React's alone. */
export type Component = (props: Props) => unknown;

/** Passes a value to its descendants. `value` is the one in force while drawing. */
export interface Context<Value = unknown> {
  value: Value;
  readonly Provider: Context<Value>;
}

export interface Element {
  readonly type: string | symbol | Component | Context;
  readonly props: Props;
}

export const Fragment = Symbol('Fragment');

/** React will wait here for a screen's code: it is drawn with the comments by which React finds it again. */
export const Suspense = Symbol('Suspense');

export function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
