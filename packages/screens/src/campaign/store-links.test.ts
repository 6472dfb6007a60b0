import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appStoreLink, appStoreToken } from './app-store-link.ts';
import { type Campaign, campaignParams, noCampaign } from './campaign.ts';
import { playStoreLink } from './play-store-link.ts';

const play = 'https://play.google.com/store/apps/details?id=ph.maayos';
const apple = 'https://apps.apple.com/ph/app/maayos/id1?pt=123456&mt=8';
const campaign: Campaign = {
  id: '2',
  user_from: 'fb',
  app_from: 'h5',
  utm_tag: 'nov & dec',
  invite_code: 'inv',
  links_id: 'l1',
  down_id: 'd1',
  UC: 'uc1',
};

const anyCampaign = fc.record({
  id: fc.string(),
  user_from: fc.string(),
  app_from: fc.string(),
  utm_tag: fc.string(),
  invite_code: fc.string(),
  links_id: fc.string(),
  down_id: fc.string(),
  UC: fc.string(),
});

describe('Google Play', () => {
  it('gets the whole campaign as one value, the id of the campaign included', () => {
    const { searchParams } = new URL(playStoreLink(play, campaign));
    expect([...searchParams.keys()]).toEqual(['id', 'referrer']);
    expect(searchParams.get('id')).toBe('ph.maayos');
    expect(Object.fromEntries(new URLSearchParams(searchParams.get('referrer') ?? ''))).toEqual({
      utm_source: 'fb',
      utm_medium: 'h5',
      utm_campaign: 'nov & dec',
      ...campaign,
    });
  });

  it('keeps the app and passes on every parameter, whatever they hold', () => {
    fc.assert(
      fc.property(anyCampaign, (any) => {
        const url = new URL(playStoreLink(play, any));
        expect(url.origin + url.pathname).toBe('https://play.google.com/store/apps/details');
        expect(url.searchParams.get('id')).toBe('ph.maayos');
        const installed = new URLSearchParams(url.searchParams.get('referrer') ?? '');
        for (const name of campaignParams) expect(installed.get(name) ?? '').toBe(any[name]);
      }),
    );
  });
});

describe('the App Store', () => {
  it('gets the campaign token beside the provider’s', () => {
    expect(appStoreLink(apple, campaign)).toBe(
      'https://apps.apple.com/ph/app/maayos/id1?pt=123456&mt=8&ct=2.fb.nov___dec.l-l1.d-d1',
    );
    expect(appStoreLink('https://apps.apple.com/ph/app/maayos/id1', campaign)).toBe(
      'https://apps.apple.com/ph/app/maayos/id1?ct=2.fb.nov___dec.l-l1.d-d1&mt=8',
    );
  });

  it.each([
    [{ id: '7' }, '7'],
    [{ user_from: 'tiktok', utm_tag: 'payday-11' }, 'tiktok.payday-11'],
    [{ id: '1', user_from: 'a'.repeat(38) }, `1.${'a'.repeat(38)}`],
    [{ id: '1', user_from: 'a'.repeat(39), utm_tag: 'x' }, '1'],
    [{ links_id: '118' }, 'l-118'],
    [{ id: '1', down_id: '9' }, '1.d-9'],
    [{ id: '1', links_id: 'x'.repeat(36), down_id: '9' }, `1.l-${'x'.repeat(36)}`],
    [{ invite_code: 'only' }, ''],
  ])('%j is the token %j', (given, token) => {
    expect(appStoreToken({ ...noCampaign, ...given })).toBe(token);
  });

  it('keeps the app, and its token is one that Apple takes', () => {
    fc.assert(
      fc.property(anyCampaign, (any) => {
        const url = new URL(appStoreLink(apple, any));
        expect(url.origin + url.pathname).toBe('https://apps.apple.com/ph/app/maayos/id1');
        expect(url.searchParams.get('pt')).toBe('123456');
        expect(url.searchParams.get('ct') ?? '').toMatch(/^[\w.-]{0,40}$/);
      }),
    );
  });
});

it('leaves a link alone without a campaign', () => {
  expect([playStoreLink(play, noCampaign), appStoreLink(apple, noCampaign)]).toEqual([play, apple]);
});
