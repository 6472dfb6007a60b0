import { messageNames, messages } from '@peace/bridge/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';

/** The JSON Schema of each message that the page sends to the shell, by the message's name. */
export function bridgeSchema() {
  const definitions = messageNames.map((name) => {
    const { $schema: _dialect, ...schema } = toJsonSchema(messages[name].payload);
    return [name, { description: messages[name].doc, ...schema }] as const;
  });
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions: Object.fromEntries(definitions) };
}
