import type { ChannelTemplate } from '@peace/api-client/contract/promotion/get-campaign';
import { contrast, darkened, lightened } from '@peace/ui-kit/contrast';

/** Background colours, each with a readable text colour; all `#rrggbb`. */
export interface CampaignColours {
  readonly ground: string;
  readonly text: string;
  /** Links, progress and focus: the ground's colour, as dark or as light as the page needs to read it. */
  readonly accent: string;
  readonly darkAccent: string;
  /** Fill of a button in dark mode, where `ground` may be too close to the colour of a card. */
  readonly darkButton: string;
  readonly darkButtonText: string;
}

/** How a campaign changes the page, validated by `lookOf`; `null` means the page's default. */
export interface CampaignLook {
  readonly colours: CampaignColours | null;
  /** An http(s) URL; the contract drops any other. */
  readonly image: string | null;
  readonly brand: { readonly name: string; readonly logo: string | null } | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly offer: string | null;
  /** Short facts about the offer; may be empty. */
  readonly tags: readonly string[];
}

export const plainLook: CampaignLook = {
  colours: null,
  image: null,
  brand: null,
  title: null,
  description: null,
  offer: null,
  tags: [],
};

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

const longest = { title: 80, description: 200, offer: 32, tag: 28 } as const;
const MOST_TAGS = 4;

/**
 * Validates a template, which anyone can write: an invalid colour and a text that is too long are ignored. Markup is
 * shown as text.
 *
 * @param platforms the names under which the company may lend online; a template's brand that is none of them is not shown
 *   (SEC Memorandum Circular No. 19, series of 2019)
 */
export function lookOf(template: ChannelTemplate, platforms: readonly string[]): CampaignLook {
  const brandName = platforms.find((name) => name === template.brandName.trim()) ?? null;
  return {
    colours: coloursOf(template),
    image: template.bannerImage || null,
    brand: brandName === null ? null : { name: brandName, logo: template.brandLogo || null },
    title: textUpTo(longest.title, template.title),
    description: textUpTo(longest.description, template.description),
    offer: textUpTo(longest.offer, template.offerText),
    tags: template.offerTags.flatMap((tag) => textUpTo(longest.tag, tag) ?? []).slice(0, MOST_TAGS),
  };
}

function coloursOf({ background, fontColor }: ChannelTemplate): CampaignColours | null {
  const ground = parseColour(background);
  if (ground === null) return null;
  const text = parseColour(fontColor);
  const textOn = (colour: string) => (text !== null && contrast(text, colour) >= READABLE ? text : readableOn(colour));
  const darkButton = lightened(ground, darkCard, SEEN);
  return {
    ground,
    text: textOn(ground),
    accent: darkened(ground, lightPage, READABLE),
    darkAccent: lightened(ground, darkCard, READABLE),
    darkButton,
    darkButtonText: textOn(darkButton),
  };
}

function textUpTo(limit: number, text: string): string | null {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= limit ? trimmed : null;
}

/** The colour a text names, as `#rrggbb`; null when it is anything but `#rgb` or `#rrggbb`. */
export function parseColour(text: string): string | null {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex === undefined) return null;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return `#${long.toLowerCase()}`;
}

/** The darkest ground in the light, below `--van-background`, and a card in the dark, `--van-background-2` of the tokens. */
const lightPage = '#f3f3ef';
const darkCard = '#1a2129';

/** WCAG 2.2 AA for the edge of a control. */
const SEEN = 3;

/** White or black, whichever is read better on a ground: one of them always has 4.5:1. */
function readableOn(ground: string): string {
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
}
