import { method, read, type BridgeWindow } from './bridge-window.ts';
import { outcomeOfAnswer } from './deadline.ts';
import { messages } from './protocol.ts';
import { hasWebkitHandler, messageHandlers } from './shell-presence.ts';
import type { Transport } from './transport.ts';

/** WKWebView: `window.webkit.messageHandlers.<name>.postMessage(payload)`; the same in the simulator's frame. */
export function webkitTransport(window: BridgeWindow): Transport {
  return {
    host: 'wkwebview',
    isPresent: () => hasWebkitHandler(window),
    post(name, payload) {
      const handler = read(messageHandlers(window), messages[name].handler);
      const postMessage = method(handler, 'postMessage');
      return postMessage === undefined ? { kind: 'unavailable' } : outcomeOfAnswer(postMessage(payload));
    },
  };
}
