import type { Element, Props } from './element.ts';

export { Fragment } from './element.ts';

/** Stands for `react/jsx-runtime`: an element is what it is made of. Keys matter only between two renderings. */
export function jsx(type: Element['type'], props: Props): Element {
  return { type, props };
}

export { jsx as jsxDEV, jsx as jsxs };
