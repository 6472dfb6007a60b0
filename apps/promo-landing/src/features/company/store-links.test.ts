import { describe, expect, it } from 'vitest';
import { noCampaign } from '@peace/screens/campaign';
import { appLink, storeLinks } from './store-links.ts';

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

describe('the link that opens the app', () => {
  const store = 'https://play.google.com/store/apps/details?id=ph.a&referrer=utm_tag%3Dnov';

  it('is its scheme', () => expect(appLink('ios', 'peace', store)).toBe('peace://'));

  it('has the store in it on Android, as one value', () => {
    expect(appLink('android', 'peace', store)).toBe(
      `intent://#Intent;scheme=peace;S.browser_fallback_url=${encodeURIComponent(store)};end`,
    );
    expect(appLink('android', 'peace', `${store};end;scheme=evil`)?.split(';')).toHaveLength(4);
  });

  it('is none on a computer', () => expect(appLink('other', 'peace', store)).toBeNull());
});
