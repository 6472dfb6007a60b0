import type { Insets, Motion } from '#shared/choices.ts';
import { withMotion } from './frame-media.ts';

/** What the system says to a page's style sheets. */
export interface SaidToStyles {
  /** Undefined: what the browser says itself. */
  readonly insets: Insets | undefined;
  readonly motion: Motion;
}

/** What was found in a page's style sheets so far. */
interface SeenStyles {
  /** How many rules each sheet had. */
  readonly lengths: Map<CSSStyleSheet, number>;
  /** Each `@media` that asks about motion, as it was written. */
  readonly queries: Map<MediaList, string>;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;
const property = '--preview-safe-area-';
const inset = /env\(\s*safe-area-inset-(top|right|bottom|left)\b[^()]*\)/g;

/** The same of each page that was in the frame. */
export type SeenPages = WeakMap<Document, SeenStyles>;

/**
 * Gives a page in the frame safe-area insets, and what it asks by `@media` about motion. A frame has neither of its own:
 * each `env(safe-area-inset-…)` in the page's styles is made to read a property first, which only the simulator sets.
 */
export function emulateStyles(page: Document, { insets, motion }: SaidToStyles, pages: SeenPages): void {
  // To read thousands of rules takes a slow machine a while: not until something is to be said.
  if (insets === undefined && motion === 'system' && !pages.has(page)) return;
  const { queries } = readStyles(page, pages);
  for (const [media, query] of queries) {
    const wanted = withMotion(query, motion);
    if (media.mediaText !== wanted) media.mediaText = wanted;
  }
  const { style } = page.documentElement;
  for (const side of sides) {
    const wanted = insets === undefined ? '' : `${insets[side]}px`;
    if (style.getPropertyValue(property + side) !== wanted) style.setProperty(property + side, wanted);
  }
}

/** Looks at what was added since the last time. */
function readStyles(page: Document, pages: SeenPages): SeenStyles {
  const seen: SeenStyles = pages.get(page) ?? { lengths: new Map(), queries: new Map() };
  pages.set(page, seen);
  // Safari has them since 16.4.
  const adopted = 'adoptedStyleSheets' in page ? page.adoptedStyleSheets : [];
  for (const sheet of [...page.styleSheets, ...adopted]) {
    const rules = rulesOf(sheet);
    if (rules === undefined || seen.lengths.get(sheet) === rules.length) continue;
    seen.lengths.set(sheet, rules.length);
    for (const rule of withNested(rules)) readRule(rule, seen.queries);
  }
  return seen;
}

/** A sheet that is still loading has no rules to show. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

const withNested = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => [rule, ...(isGroup(rule) ? withNested(rule.cssRules) : [])]);

function readRule(rule: CSSRule, queries: SeenStyles['queries']): void {
  if (hasStyle(rule) && !rule.style.cssText.includes(property)) {
    const text = rule.style.cssText;
    const read = text.replaceAll(inset, (whole, side: string) => `var(${property}${side}, ${whole})`);
    if (read !== text) rule.style.cssText = read;
  }
  if (!isMedia(rule) || queries.has(rule.media)) return;
  const query = rule.media.mediaText;
  if (withMotion(query, 'reduced') !== query) queries.set(rule.media, query);
}

// The frame's classes are not this window's, so `instanceof` tells nothing.
const hasStyle = (rule: CSSRule): rule is CSSStyleRule => 'style' in rule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;
const isMedia = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && isGroup(rule);
