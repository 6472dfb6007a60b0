import { method, peek, read } from './bridge-window.ts';

// Imports no schema: it is in the first script of every early page.

/** The attribute a simulator sets on the page's frame, so that a page in any other same-origin frame is left alone. */
export const simulatorFrameAttribute = 'data-peace-simulator';
/** Its value while the simulated shell is there. */
export const shellThere = '';
/** Its value once that shell is gone: no shell around the simulator takes its place. */
export const shellGone = 'gone';

/** Every handler of the contract. */
export const handlerNames = [
  'openPage',
  'closeWebview',
  'openPageWithParam',
  'goHome',
  'goToMine',
  'returnToLogin',
  'callTelephone',
  'goToRate',
  'confirmBurialPoint',
  'startBankFlow',
  'endBankFlow',
] as const;

/** Whether a shell is around the page at this moment. Never throws. `bridge.host` is the same, once the bridge is there. */
export function isInShell(window: object): boolean {
  const mark = simulatorMark(window);
  if (mark === shellGone) return false;
  return mark === shellThere || hasWebkitHandler(window) || hasAndroidHandler(window, 'peaceAndroid');
}

/** Other apps' web views have `messageHandlers` too: only one with a handler of ours is our shell. */
export function hasWebkitHandler(window: object): boolean {
  const handlers = peek(peek(window, 'webkit'), 'messageHandlers');
  return handlerNames.some((name) => typeof peek(peek(handlers, name), 'postMessage') === 'function');
}

export function hasAndroidHandler(window: object, objectName: string): boolean {
  const object = peek(window, objectName);
  return handlerNames.some((name) => typeof peek(object, name) === 'function');
}

/** The mark that a simulator sets on the page's frame; null or undefined without one. */
export function simulatorMark(window: object): unknown {
  if (!hasSameOriginParent(window)) return null;
  try {
    return method(read(window, 'frameElement'), 'getAttribute')?.(simulatorFrameAttribute);
  } catch {
    return null;
  }
}

/** Reading another origin's `parent.origin` throws, which `peek` turns into "not the same". */
export function hasSameOriginParent(window: object): boolean {
  const parent = peek(window, 'parent');
  const origin = peek(window, 'origin');
  return parent !== window && typeof origin === 'string' && origin !== 'null' && peek(parent, 'origin') === origin;
}
