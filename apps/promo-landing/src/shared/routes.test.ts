import { expect, it } from 'vitest';
import { noCampaign } from '@peace/screens/campaign';
import { hashLink, routeOf } from './routes.ts';

it.each([
  ['', 'registration'],
  ['#/', 'registration'],
  ['#elsewhere', 'registration'],
  ['#/agreementTemplate', 'agreement'],
  ['#/agreementTemplate?id=1', 'agreement'],
  ['#/downloadTemplate?id=1&UC=a%20b', 'download'],
  ['#/downloadTemplates', 'registration'],
] as const)('%j is the %s', (hash, route) => {
  expect(routeOf(hash)).toBe(route);
});

it('carries the campaign along', () => {
  expect(hashLink('download', { ...noCampaign, user_from: 'f b' })).toBe('#/downloadTemplate?user_from=f+b');
  expect(hashLink('agreement', noCampaign)).toBe('#/agreementTemplate');
});
