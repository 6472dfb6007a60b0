export { appStoreLink } from './app-store-link.ts';
export { type Campaign, campaignQuery, noCampaign, readCampaign } from './campaign.ts';
export { playStoreLink } from './play-store-link.ts';
