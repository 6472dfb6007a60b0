import { method, read, type BridgeWindow } from './bridge-window.ts';
import { outcomeOfAnswer } from './deadline.ts';
import { messages } from './protocol.ts';
import { androidObject, hasAndroidHandler } from './shell-presence.ts';
import type { Transport } from './transport.ts';

/** An Android WebView: `window.peaceAndroid.<name>(json)`, where a JavascriptInterface only takes text. */
export function androidTransport(window: BridgeWindow): Transport {
  return {
    host: 'android',
    isPresent: () => hasAndroidHandler(window),
    post(name, payload) {
      const call = method(read(window, androidObject), messages[name].handler);
      return call === undefined ? { kind: 'unavailable' } : outcomeOfAnswer(call(JSON.stringify(payload)));
    },
  };
}
