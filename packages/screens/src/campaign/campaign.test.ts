import { describe, expect, it } from 'vitest';
import { campaignParams, campaignQuery, noCampaign, readCampaign } from './campaign.ts';

const full = 'id=1&user_from=fb&app_from=h5&utm_tag=nov&invite_code=inv&links_id=l1&down_id=d1&UC=uc1';

describe('readCampaign', () => {
  it('reads all eight parameters, and nothing else', () => {
    const campaign = readCampaign(new URLSearchParams(`${full}&lang=fil&phone=1`), '');
    expect(Object.keys(campaign)).toEqual([...campaignParams]);
    expect(campaignQuery(campaign).toString()).toBe(full);
  });

  it('takes from behind the hash what the query lacks', () => {
    const campaign = readCampaign(new URLSearchParams('id=1&UC='), '#/downloadTemplate?id=2&UC=u&utm_tag=x');
    expect(campaign).toEqual({ ...noCampaign, id: '1', UC: 'u', utm_tag: 'x' });
  });

  it('is no campaign without any', () => {
    expect(readCampaign(new URLSearchParams(), '#/')).toEqual(noCampaign);
  });
});
