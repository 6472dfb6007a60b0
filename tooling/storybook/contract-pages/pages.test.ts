import { endpoints } from '@peace/api-client/contract';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import { messageNames } from '@peace/bridge/protocol';
import { describe, expect, it } from 'vitest';

import { requestFields } from '@peace/sandbox/contracts/request-schema';
import { contractPages } from './pages.ts';

const pages = contractPages();
const pageOf = (name: string) => pages.find(({ title }) => title.endsWith(`/${name}`))?.markdown ?? '';

it('there is one page for each call, message and event, in a place of its own', () => {
  expect(pages).toHaveLength(endpoints.length + messageNames.length + 2);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
});

describe('the page of a call', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
    const page = pageOf(name);
    expect(page).toContain(`\`${endpoint.method} /peace${endpoint.path}\``);
    // The comment above its declaration says the purpose.
    expect(page).toMatch(/`\n\n[A-Z][^\n]+\n\n## How it is sent/);
    const [, callers] = /## Called from\n\n([^#]*)/.exec(page) ?? [];
    expect(callers, `no app calls ${name} yet`).toContain('- `apps/');
    for (const field of requestFields(endpoint, endpointExamples[name]?.payload)) {
      expect(page).toContain(`| \`${field.name}\` | ${field.isRequired ? 'yes' : 'no'} |`);
    }
    expect(page).toMatch(/## Example response\n\n(?:```json|No JSON)/);
    expect(page).toContain('401, 403');
    expect(page.includes('`Idempotency-Key`')).toBe(endpoint.isIdempotent);
    expect(page).toMatch(/Specification: §/);
  });
});

describe('the page of a message', () => {
  it.each(messageNames)('%s', (name) => {
    const page = pageOf(name);
    expect(page).toContain(`messageHandlers.${name}.postMessage`);
    expect(page).toMatch(/## Sent from\n\n(?:- `apps\/|Nowhere)/);
    expect(page).toMatch(/## Payload\n\n```json\n\{\n {2}"type": "object"/);
  });
});
