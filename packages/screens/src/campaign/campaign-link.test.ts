import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noCampaign, readCampaign } from './campaign.ts';
import { campaignLink, campaignProblems } from './campaign-link.ts';

it('campaignLink leads to the promotion page with the campaign’s parameters', () => {
  const campaign = { ...noCampaign, id: '2', user_from: 'fb', utm_tag: 'payday & more' };
  expect(campaignLink('https://www.lender.ph', campaign)).toBe(
    'https://www.lender.ph/promotion?id=2&user_from=fb&utm_tag=payday+%26+more',
  );
});

it('can be parsed back to its campaign', () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, text, (id, UC) => {
      const campaign = { ...noCampaign, id, UC };
      const url = new URL(campaignLink('https://www.lender.ph', campaign));
      expect(readCampaign(url.searchParams, url.hash)).toEqual(campaign);
    }),
  );
});

it('campaignProblems lists what will not arrive in the App Store’s reports, and what must not travel at all', () => {
  expect(campaignProblems({ ...noCampaign, id: '2', user_from: 'fb', utm_tag: 'nov' })).toEqual([]);
  expect(campaignProblems({ ...noCampaign, id: '2', user_from: 'a'.repeat(30), utm_tag: 'b'.repeat(20) })).toEqual([
    { kind: 'appStoreTokenTooLong', parameter: 'utm_tag' },
  ]);
  expect(
    campaignProblems({ ...noCampaign, id: '2', user_from: 'a'.repeat(30), links_id: '1184', down_id: '9' }),
  ).toEqual([{ kind: 'appStoreTokenTooLong', parameter: 'down_id' }]);
  expect(campaignProblems({ ...noCampaign, user_from: '+63 917 123 4567', invite_code: 'ana@mail.ph' })).toEqual([
    { kind: 'personal', parameter: 'user_from' },
    { kind: 'personal', parameter: 'invite_code' },
  ]);
});
