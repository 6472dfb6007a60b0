import { method, peek, read, type BridgeWindow } from './bridge-window.ts';
import { outcomeOfAnswer } from './deadline.ts';
import { messageNames, messages } from './protocol.ts';
import type { Transport } from './transport.ts';

/** WKWebView: `window.webkit.messageHandlers.<name>.postMessage(payload)`. */
export function webkitTransport(window: BridgeWindow): Transport {
  return {
    host: 'wkwebview',
    // Other apps' web views have `messageHandlers` too: only one with a handler of ours is our shell.
    isPresent() {
      const handlers = peek(peek(window, 'webkit'), 'messageHandlers');
      return messageNames.some(
        (name) => typeof peek(peek(handlers, messages[name].handler), 'postMessage') === 'function',
      );
    },
    post(name, payload) {
      const handler = read(read(read(window, 'webkit'), 'messageHandlers'), messages[name].handler);
      const postMessage = method(handler, 'postMessage');
      return postMessage === undefined ? { kind: 'unavailable' } : outcomeOfAnswer(postMessage(payload));
    },
  };
}
