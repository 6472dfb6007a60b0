import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { CAMPAIGNS } from '../factories/campaigns.ts';
import { campaignArt } from './campaign-art.ts';

it.each(Object.keys(campaignArt))('%s is a picture of 16:9 that loads nothing and runs nothing', (name) => {
  const art = campaignArt[name] ?? '';
  expect(art).toMatch(/^<svg [^>]*viewBox="0 0 1280 720"/);
  expect(art).not.toMatch(/<script|href|url\((?!#)|\son\w+=|NaN|undefined/);
});

it.each(['2', '6'])('campaign %s shows a picture and a logo that are there', async (id) => {
  const { sandbox } = testSandbox();
  for (const address of [CAMPAIGNS[id]?.bannerImage, CAMPAIGNS[id]?.brandLogo]) {
    const response = await sandbox.fetch(`http://sandbox.test${address}`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  }
});
