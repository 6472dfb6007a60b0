/// <reference types="vite/client" />
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import backendDocument from '../../../../docs/contracts/backend.md?raw';
import type { Endpoint } from '../define-endpoint.ts';
import { endpointExamples } from '../testing/endpoint-examples.ts';
import { endpoints } from './index.ts';
import { isPayable, orderStatuses } from './order/order-status.ts';
import wireNames from './wire-names.json';

it('docs/contracts/backend.md has every call as it is declared', () => {
  const documented = backendDocument
    .split(/\n(?=- |\n)/)
    .filter((item) => /^- `\w+` (GET|POST) /.test(item))
    .map((item) => item.replace(/\s+/g, ' '));
  expect(documented).toEqual(endpoints.map(toItem));
});

it('docs/contracts/backend.md has every status of an order, and which are payable', () => {
  const [, before, after] =
    /\*\*Order status\*\* is ([\d, ]+) \(these three are payable\) or ([\d, ]+)/.exec(backendDocument) ?? [];
  const codes = orderStatuses.map(({ code }) => String(code));
  expect(`${before}, ${after}`.trim().split(', ')).toEqual(codes);
  const payable = orderStatuses.filter(isPayable).map(({ code }) => String(code));
  expect(before?.split(', ').slice(-3)).toEqual(payable);
});

function toItem(endpoint: Endpoint): string {
  const example = endpointExamples[endpoint.name];
  const payload = safeParse(endpoint.payload, example?.payload);
  const { name, method, path, envelope } = endpoint;
  const effect = endpoint.isIdempotent ? 'write, idempotent' : endpoint.effect;
  const traits = [envelope, effect, ...(endpoint.needsSession ? ['session'] : [])].join(', ');
  const fields = `${describeFields(payload.output)} → ${describeFields(example?.wire)}`;
  return `- \`${name}\` ${method} \`${path}\` (${traits}): ${fields}`;
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
