/// <reference types="vite/client" />
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import backendDocument from '../../../../docs/contracts/backend.md?raw';
import type { Endpoint } from '../define-endpoint.ts';
import { endpointExamples } from '../testing/endpoint-examples.ts';
import { endpoints } from './index.ts';
import wireNames from './wire-names.json';

it('docs/contracts/backend.md has every call as it is declared', () => {
  const documented = backendDocument
    .split('\n')
    .filter((line) => /^\| `\w+` +\| (GET|POST)/.test(line))
    .map((line) => line.replace(/ +/g, ' ').trim());
  expect(documented).toEqual(endpoints.map(toRow));
});

function toRow(endpoint: Endpoint): string {
  const example = endpointExamples[endpoint.name];
  const payload = safeParse(endpoint.payload, example?.payload);
  const columns = [
    `\`${endpoint.name}\``,
    endpoint.method,
    `\`${endpoint.path}\``,
    describeFields(payload.output),
    endpoint.envelope,
    endpoint.isIdempotent ? 'write, idempotent' : endpoint.effect,
    endpoint.needsSession ? 'needed' : '—',
    describeFields(example?.wire),
  ];
  return `| ${columns.join(' | ')} |`;
}

/** The fields' names; where they come from wire-names.json, the section's. */
function describeFields(value: unknown): string {
  if (value instanceof Blob) return 'a picture';
  if (Array.isArray(value)) return `list of ${describeFields(value[0])}`;
  if (typeof value !== 'object' || value === null) return '—';
  const names = Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [name]));
  const section = Object.entries(wireNames).find(([, targets]) => isSame(wireNamesOf(targets), names));
  if (section) return `**${section[0]}**`;
  return names.length === 0 ? '—' : names.map((name) => `\`${name}\``).join(', ');
}

function wireNamesOf(section: object): string[] {
  return Object.values(section).map((target) => (typeof target === 'string' ? target : target.name));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}
