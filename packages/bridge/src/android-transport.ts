import { method, peek, read, type BridgeWindow } from './bridge-window.ts';
import { outcomeOfAnswer } from './deadline.ts';
import { messageNames, messages } from './protocol.ts';
import type { Transport } from './transport.ts';

/** An Android WebView: `window.<objectName>.<name>(json)`, where a JavascriptInterface only takes text. */
export function androidTransport(window: BridgeWindow, objectName: string): Transport {
  return {
    host: 'android',
    isPresent() {
      const object = peek(window, objectName);
      return messageNames.some((name) => typeof peek(object, messages[name].handler) === 'function');
    },
    post(name, payload) {
      const call = method(read(window, objectName), messages[name].handler);
      return call === undefined ? { kind: 'unavailable' } : outcomeOfAnswer(call(JSON.stringify(payload)));
    },
  };
}
