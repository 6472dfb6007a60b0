import type { ChannelTemplate } from '@peace/api-client/contract/promotion/get-campaign';
import { lookOf } from '#features/campaign/campaign-look.model.ts';

export const empty: ChannelTemplate = {
  id: '1',
  background: '',
  fontColor: '',
  bannerImage: '',
  brandName: '',
  brandLogo: '',
  title: '',
  description: '',
  offerText: '',
  offerTags: [],
};

export const look = (changes: Partial<ChannelTemplate>) => lookOf({ ...empty, ...changes }, ['Bayani Cash']);
