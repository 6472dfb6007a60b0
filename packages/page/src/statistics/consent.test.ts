import { expect, it } from 'vitest';
import { fakeStorage } from '@peace/web-platform/testing';
import { storedConsent } from './consent.ts';

const stored = (value: unknown) =>
  storedConsent({ localStorage: fakeStorage({ 'peace:statistics-consent': JSON.stringify({ version: 1, value }) }) });

it.each(['granted', 'refused'])('keeps %s', (answer) => expect(stored(answer).read()).toBe(answer));

it.each([null, '', 'yes', true, { granted: true }])('discards %j', (answer) =>
  expect(stored(answer).read()).toBeNull(),
);
