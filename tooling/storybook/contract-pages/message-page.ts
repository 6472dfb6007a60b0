import { shellEvents, type ShellEventName, type MessageName, messages } from '@peace/bridge/protocol';

import { bridgeSchema } from '@peace/sandbox/contracts/bridge-schema';
import { sendersOf } from './called-from.ts';
import { blocks, code, json, list, table, type ContractPage } from './markdown.ts';

const source = ['packages/bridge/src/protocol.ts', 'docs/contracts/native-bridge.md'];

/** Makes the page of one message to the shell, from its declaration and the code that sends it. */
export function messagePage(name: MessageName): ContractPage {
  const { handler, doc } = messages[name];
  const { description: _doc, ...schema } = bridgeSchema().definitions[name] ?? {};
  const senders = sendersOf(name);
  return {
    title: `contracts/messages/${name}`,
    markdown: blocks(
      `# ${name}`,
      doc,
      code(`window.webkit.messageHandlers.${handler}.postMessage(payload)`),
      code(`window.peaceAndroid.${handler}(JSON.stringify(payload))`),
      '## Sent from',
      senders.length === 0 ? 'Nowhere at the moment: the shell may leave it out.' : list(senders),
      '## Payload',
      json(schema),
      '## What becomes of it',
      table(
        ['outcome', 'when'],
        [
          ['`delivered`', 'the handler returned, or replied with any value'],
          ['`unavailable`', 'the shell has no such handler'],
          ['`no-reply`', 'a reply is owed for longer than 1.5 s'],
          ['`rejected`', 'the handler threw, or replied with an error'],
        ],
      ),
      '## Source',
      list(source),
      'Specification: §7.',
    ),
  };
}

export function shellEventPage(name: ShellEventName): ContractPage {
  const { call, returns, doc } = shellEvents[name];
  return {
    title: `contracts/messages/${name}`,
    markdown: blocks(
      `# ${call}`,
      doc,
      code(`window.peaceNative.${call}(): ${returns}`),
      'No arguments; it never throws and never waits. A page without `window.peaceNative` is not ours.',
      '## Source',
      list(source),
      'Specification: §7.',
    ),
  };
}
