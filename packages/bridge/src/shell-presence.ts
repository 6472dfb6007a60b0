import { peek } from './bridge-window.ts';

// Imports no schema: it is in the first script of every early page.

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
  return hasWebkitHandler(window) || hasAndroidHandler(window);
}

/** Other apps' web views have `messageHandlers` too: only one with a handler of ours is our shell. */
export function hasWebkitHandler(window: object): boolean {
  const handlers = messageHandlers(window);
  return handlerNames.some((name) => typeof peek(peek(handlers, name), 'postMessage') === 'function');
}

/** The object that an Android shell injects. */
export const androidObject = 'peaceAndroid';

export function hasAndroidHandler(window: object): boolean {
  if (simulatedHandlers(window) !== undefined) return false;
  const object = peek(window, androidObject);
  return handlerNames.some((name) => typeof peek(object, name) === 'function');
}

/**
 * A simulator sets this on the page's frame: the handlers of a shell as WebKit has them, null for no shell, undefined without a
 * simulator. It takes precedence: a real shell around the simulator gives its handlers to every frame. A parent of another origin has
 * no `frameElement`.
 */
const simulatedHandlers = (window: object): unknown => peek(peek(window, 'frameElement'), 'peaceShell');

/** The shell's handlers by name, where they are WebKit's or a simulator's. */
export function messageHandlers(window: object): unknown {
  const simulated = simulatedHandlers(window);
  return simulated === undefined ? peek(peek(window, 'webkit'), 'messageHandlers') : simulated;
}
