import { namespace, tryOr } from './stored-item.ts';

/** Stores a text of our namespace in `localStorage` as it is, without a check: for a developer's tool. Never throws. */
export function writeStoredText(window: { readonly localStorage: Storage }, key: string, text: string): void {
  tryOr(undefined, () => window.localStorage.setItem(`${namespace}${key}`, text));
}
