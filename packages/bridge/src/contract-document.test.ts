/// <reference types="vite/client" />
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';

import document from '../../../docs/contracts/native-bridge.md?raw';
import swift from '../../../docs/contracts/shell/PeaceBridge.swift?raw';
import { shellEvents, messageNames, messages, type MessageName } from './protocol.ts';
import { handlerNames } from './shell-presence.ts';

// The document is written for the shell's developers; these tests hold it against the declarations.

/** The cells of each row of the table under a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const schemaOf = (name: MessageName) => {
  const { $schema: _dialect, ...schema } = toJsonSchema(messages[name].payload);
  return schema;
};

/** The payload as the table writes it: `{ to }`, with `?` for optional fields and `…` for further text fields. */
function payloadCell(name: MessageName): string {
  const { properties = {}, required = [], additionalProperties } = schemaOf(name);
  const fields = Object.keys(properties).map((field) => (required.includes(field) ? field : `${field}?`));
  if (typeof additionalProperties === 'object') fields.push('…');
  return fields.length === 0 ? '`{}`' : `\`{ ${fields.join(', ')} }\``;
}

test('the table of messages is the declarations', () => {
  expect(tableUnder('From the page to the shell')).toEqual(
    messageNames.map((name) => [`\`${messages[name].handler}\``, payloadCell(name), messages[name].doc]),
  );
});

test('each handler is named as its message, so that one name serves page, shell and simulator', () => {
  expect(messageNames.map((name) => messages[name].handler)).toEqual(messageNames);
  expect(handlerNames).toEqual(messageNames);
});

test('the table of events is the declarations', () => {
  expect(tableUnder('From the shell to the page')).toEqual(
    Object.entries(shellEvents).map(([name, { call, returns, doc }]) => [
      name,
      `\`window.peaceNative.${call}()\``,
      `\`${returns}\``,
      doc,
    ]),
  );
});

test('the Swift example registers every handler', () => {
  expect(messageNames.filter((name) => !swift.includes(`"${messages[name].handler}"`))).toEqual([]);
});
