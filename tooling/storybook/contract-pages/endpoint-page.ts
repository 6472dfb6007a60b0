import type { Endpoint } from '@peace/api-client';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';

import { responseSchema, exampleResponse } from '@peace/sandbox/contracts/responses';
import { commentAbove, declaredIn } from '@peace/sandbox/contracts/source-files';
import { requestFields } from '@peace/sandbox/contracts/request-schema';
import { importersOf } from './called-from.ts';
import { blocks, code, json, list, table, type ContractPage } from './markdown.ts';
import { refusals } from './refusals.ts';

/** Makes the page of one backend call, from its declaration and the code that uses it. */
export function endpointPage(endpoint: Endpoint): ContractPage {
  const declaration = declaredIn(endpoint.name);
  const answer = exampleResponse(endpoint);
  return {
    title: `contracts/calls/${endpoint.name}`,
    markdown: blocks(
      `# ${endpoint.name}`,
      code(`${endpoint.method} /peace${endpoint.path}`),
      commentAbove(declaration, endpoint.name),
      '## How it is sent',
      sending(endpoint),
      '## Called from',
      list(importersOf(declaration.file)),
      '## Payload',
      payload(endpoint),
      'Each call carries the session in its query, as far as it is known.',
      '## Example response',
      answer === undefined ? 'No JSON is read of it.' : json(answer),
      '## Errors',
      table(
        ['response', 'what it means'],
        refusals(endpoint).map(({ answer: sign, meaning }) => [sign, meaning]),
      ),
      ...(endpoint.envelope === 'none' ? [] : ['## Schema of the response', json(responseSchema(endpoint))]),
      '## Source',
      list([declaration.path, 'docs/contracts/backend.md', 'docs/contracts/openapi.json']),
      `Specification: ${sections(declaration.text)}.`,
    ),
  };
}

function sending({ effect, isIdempotent, dedupe, method, body }: Endpoint): string {
  return table(
    ['property', 'value'],
    [
      [
        'effect',
        effect === 'write' ? 'write: sent once, never retried' : 'read: retried after a network failure or timeout',
      ],
      ...(effect === 'write' && dedupe ? [['an identical one under way', 'is joined']] : []),
      ...(isIdempotent ? [['header', '`Idempotency-Key`: one UUID for each attempt']] : []),
      ['encoding', method === 'GET' ? 'query' : { form: 'form fields', multipart: 'multipart form' }[body]],
    ],
  );
}

function payload(endpoint: Endpoint): string {
  const fields = requestFields(endpoint, endpointExamples[endpoint.name]?.payload);
  if (fields.length === 0) return 'None.';
  return table(
    ['field', 'required', 'type', 'example'],
    fields.map(({ name, isRequired, isFile, example }) => [
      code(name),
      isRequired ? 'yes' : 'no',
      isFile ? 'file' : 'text',
      example === undefined || example === '' ? '' : code(example),
    ]),
  );
}

/** Section 7 lists the calls; a declaration names the others that it follows. */
function sections(text: string): string {
  const named = Array.from(text.matchAll(/spec (§\d+(?:, §\d+)*)/g), ([, found = '']) => found.split(', ')).flat();
  return [...new Set(['§7', ...named])].toSorted().join(', ');
}
