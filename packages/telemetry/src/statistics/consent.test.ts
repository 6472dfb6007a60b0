import { expect, it } from 'vitest';
import { consentItem } from './consent.ts';

const { validate } = consentItem.schema['~standard'];

it.each(['granted', 'refused'])('keeps %s', (answer) => expect(validate(answer)).toEqual({ value: answer }));

it.each([null, '', 'yes', true, { granted: true }])('discards %j', (answer) => {
  expect(validate(answer)).toHaveProperty('issues');
});
