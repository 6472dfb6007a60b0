import { method, read, type BridgeWindow } from './bridge-window.ts';
import { outcomeOfAnswer } from './deadline.ts';
import { messages } from './protocol.ts';
import { hasAndroidHandler } from './shell-presence.ts';
import type { Transport } from './transport.ts';

/** An Android WebView: `window.<objectName>.<name>(json)`, where a JavascriptInterface only takes text. */
export function androidTransport(window: BridgeWindow, objectName: string): Transport {
  return {
    host: 'android',
    isPresent: () => hasAndroidHandler(window, objectName),
    post(name, payload) {
      const call = method(read(window, objectName), messages[name].handler);
      return call === undefined ? { kind: 'unavailable' } : outcomeOfAnswer(call(JSON.stringify(payload)));
    },
  };
}
