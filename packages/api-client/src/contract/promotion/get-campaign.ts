import { type InferOutput, nullish, object } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { id, text, textList } from '../wire-values.ts';
import { imageUrl } from '../wire-addresses.ts';

/**
 * The template of a promotion page. The specification shows its `id` only; the other names are ours, after those of the
 * app's own config (spec §3), and each may be absent. Of it only the picture's URL is checked here: a colour may be any text.
 */
const template = wireObject({
  id,
  /** The campaign's colour. */
  background: text,
  /** The colour of text on it. */
  fontColor: text,
  /** The picture behind the headline, 16:9. */
  bannerImage: imageUrl,
  /** The campaign's brand, beside its logo. */
  brandName: text,
  brandLogo: imageUrl,
  title: text,
  description: text,
  /** The offer in a few words: `Up to ₱25,000`. */
  offerText: text,
  /** Extras of the offer, a few words each. A list, or one text with commas. */
  offerTags: nullish(textList, ''),
});

/** How a campaign wants its page to look. */
export type ChannelTemplate = InferOutput<typeof template>;

/** The template of a promotion page. */
export const getCampaign = defineEndpoint({
  name: 'getCampaign',
  method: 'GET',
  path: '/api/v2/youmi/service/channel/channel-template',
  effect: 'read',
  envelope: 'str00',
  payload: object({ templateId: requiredId }),
  data: template,
});
