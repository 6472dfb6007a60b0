import { messageNames, messages, hostEvents } from '@peace/bridge/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';

/** The messages of the page as Swift types, for the shell: each decodes what `WKScriptMessage.body` holds. */
export function swift(): string {
  return `// Generated from packages/bridge/src/protocol.ts. Do not edit; \`docs/contracts/native-bridge.md\` says what each asks.
import Foundation

/// A message from the page. \`init?(name:body:)\` is nil where the body breaks the contract.
enum PeaceMessage: Equatable {
${messageNames.map(enumCase).join('\n')}

  /// The names under which the shell registers its handlers.
  static let names = [
${messageNames.map((name) => `    "${messages[name].handler}",`).join('\n')}
  ]

  init?(name: String, body: Any) {
    guard let fields = body as? [String: String] else { return nil }
    switch name {
${messageNames.map(decoding).join('\n')}
    default: return nil
    }
  }
}

/// What the shell calls in the page, as JavaScript for \`evaluateJavaScript\`.
enum PeaceEvent: String {
${Object.entries(hostEvents)
  .map(([name, { call, doc }]) => `  /// ${doc}\n  case ${name} = "window.peaceNative.${call}()"`)
  .join('\n')}
}
`;
}

interface Fields {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether further text fields may come along. */
  readonly isOpen: boolean;
}

function fieldsOf(name: (typeof messageNames)[number]): Fields {
  const { properties = {}, required = [], additionalProperties } = toJsonSchema(messages[name].payload);
  const optional = Object.keys(properties).filter((field) => !required.includes(field));
  return { required, optional, isOpen: typeof additionalProperties === 'object' };
}

function enumCase(name: (typeof messageNames)[number]): string {
  const { required, optional, isOpen } = fieldsOf(name);
  const values = [
    ...required.map((field) => `${field}: String`),
    ...optional.map((field) => `${field}: String?`),
    ...(isOpen ? ['parameters: [String: String]'] : []),
  ];
  return `  /// ${messages[name].doc}\n  case ${name}${values.length > 0 ? `(${values.join(', ')})` : ''}`;
}

function decoding(name: (typeof messageNames)[number]): string {
  const { required, optional, isOpen } = fieldsOf(name);
  const guard =
    required.length === 0
      ? []
      : [`      guard ${required.map((field) => `let ${field} = fields["${field}"]`).join(', ')} else { return nil }`];
  const known = required.map((field) => `"${field}"`).join(', ');
  const values = [
    ...required.map((field) => `${field}: ${field}`),
    ...optional.map((field) => `${field}: fields["${field}"]`),
    ...(isOpen ? [`parameters: fields.filter { ![${known}].contains($0.key) }`] : []),
  ];
  const value = values.length > 0 ? `(${values.join(', ')})` : '';
  return [`    case "${messages[name].handler}":`, ...guard, `      self = .${name}${value}`].join('\n');
}
