import type { InferOutput } from 'valibot';
import { namedObject } from '../from-wire-names.ts';
import { imageUrl } from '../wire-addresses.ts';
import { isNotZero, optionalText, text, textList } from '../wire-values.ts';
import { recommendedProduct as recommendedProductNames } from '../wire-names.json';

/** A recommended product's values under their domain names. Range and rate are the server's display texts. */
export const recommendedProductEntries = {
  logo: imageUrl,
  name: text,
  buttonText: text,
  amountRange: text,
  amountRangeDescription: text,
  rate: text,
  description: text,
  tags: textList,
  /** 0 makes the product inert; any other value, and none at all, leaves it clickable (spec §5). */
  clickable: isNotZero(true),
  /** Names the product to `/gopia/goya/define`; without one there is nothing to ask for. */
  productToken: optionalText,
};

/** A product recommended beside an order; its wire names are obfuscated. */
export const recommendedProduct = namedObject(recommendedProductNames, recommendedProductEntries);

export type RecommendedProduct = InferOutput<typeof recommendedProduct>;
