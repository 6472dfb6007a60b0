import type { MessageName } from '@peace/bridge';

/** A message that a screen sent to the host. */
export interface SentMessage {
  readonly name: MessageName;
  readonly payload: unknown;
}

/** Handlers of a host that takes every message. */
export function shellWindow(sent: SentMessage[]) {
  const handler = (name: MessageName) => ({ postMessage: (payload: unknown) => void sent.push({ name, payload }) });
  return {
    goHome: handler('goHome'),
    goToMine: handler('goToMine'),
    returnToLogin: handler('returnToLogin'),
    goToRate: handler('goToRate'),
    openPage: handler('openPage'),
    openPageWithParam: handler('openPageWithParam'),
    callTelephone: handler('callTelephone'),
    closeWebview: handler('closeWebview'),
    confirmBurialPoint: handler('confirmBurialPoint'),
  };
}
