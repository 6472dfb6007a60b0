import { fileURLToPath } from 'node:url';

import { messageNames, messages } from '@peace/bridge/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import { endpointNames } from './endpoint-names.ts';
import { openapi } from './openapi.ts';
import { swift } from './swift.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const inDocs = (name: string) => fileURLToPath(new URL(`../../../docs/contracts/${name}`, import.meta.url));

/** Every generated document: where it stands and what it says. */
export const documents = [
  { path: inDocs('openapi.json'), content: json(openapi()) },
  { path: inDocs('endpoint-names.md'), content: endpointNames() },
  { path: inDocs('native-bridge.schema.json'), content: json(bridgeSchema()) },
  { path: inDocs('PeaceMessage.swift'), content: swift() },
];

/** The JSON Schema of each message that the page sends to the shell, by the message's name. */
function bridgeSchema() {
  const definitions = messageNames.map((name) => {
    const { $schema: _dialect, ...schema } = toJsonSchema(messages[name].payload);
    return [name, { description: messages[name].doc, ...schema }] as const;
  });
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions: Object.fromEntries(definitions) };
}
