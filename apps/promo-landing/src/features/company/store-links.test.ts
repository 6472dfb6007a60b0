import { expect, it } from 'vitest';
import { noCampaign } from '@peace/screens/campaign';
import { storeLinks } from './store-links.ts';

const company = { appStoreUrl: 'https://apps.apple.com/ph/app/id1', playStoreUrl: 'https://play.google.com/d?id=ph.a' };
const campaign = { ...noCampaign, id: '7', utm_tag: 'nov' };

it.each([
  ['ios', ['appStore', 'playStore']],
  ['android', ['playStore', 'appStore']],
  ['other', ['playStore', 'appStore']],
] as const)('on %s', (platform, stores) => {
  const links = storeLinks(company, platform, campaign);
  expect(links.map(({ store }) => store)).toEqual(stores);
});

it('carries the campaign as each store keeps it', () => {
  expect(storeLinks(company, 'ios', campaign).map(({ href }) => href)).toEqual([
    'https://apps.apple.com/ph/app/id1?ct=7.nov&mt=8',
    'https://play.google.com/d?id=ph.a&referrer=utm_campaign%3Dnov%26id%3D7%26utm_tag%3Dnov',
  ]);
});
