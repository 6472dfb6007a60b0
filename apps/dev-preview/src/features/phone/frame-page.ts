import type { Insets, TextSize, Theme } from '#shared/choices.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const property = '--preview-safe-area-';
const inset = /env\(\s*safe-area-inset-(top|right|bottom|left)\b[^()]*\)/g;

/** How many rules each style sheet had, of each page that was in the frame. */
const pages = new WeakMap<Document, Map<CSSStyleSheet, number>>();

/**
 * Gives a page in the frame safe-area insets, which a frame has not: each `env(safe-area-inset-…)` in the page's styles is
 * made to read a property first, which only the simulator sets.
 *
 * @param insets undefined: what the browser says itself
 */
function emulateInsets(page: Document, insets: Insets | undefined): void {
  // To read thousands of rules takes a slow machine a while: not before there is something to set.
  if (insets === undefined && !pages.has(page)) return;
  readStyles(page);
  const { style } = page.documentElement;
  for (const side of sides) {
    const wanted = insets === undefined ? '' : `${insets[side]}px`;
    if (style.getPropertyValue(property + side) !== wanted) style.setProperty(property + side, wanted);
  }
}

/** Looks at what was added since the last time. */
function readStyles(page: Document): void {
  const lengths = pages.get(page) ?? new Map<CSSStyleSheet, number>();
  pages.set(page, lengths);
  // Safari has them since 16.4.
  const adopted = 'adoptedStyleSheets' in page ? page.adoptedStyleSheets : [];
  for (const sheet of [...page.styleSheets, ...adopted]) {
    const rules = rulesOf(sheet);
    if (rules === undefined || lengths.get(sheet) === rules.length) continue;
    lengths.set(sheet, rules.length);
    for (const rule of withNested(rules)) readRule(rule);
  }
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

function readRule(rule: CSSRule): void {
  if (!hasStyle(rule) || rule.style.cssText.includes(property)) return;
  const text = rule.style.cssText;
  const read = text.replaceAll(inset, (whole, side: string) => `var(${property}${side}, ${whole})`);
  if (read !== text) rule.style.cssText = read;
}

// The frame's classes are not this window's, so `instanceof` tells nothing.
const hasStyle = (rule: CSSRule): rule is CSSStyleRule => 'style' in rule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** The simulator overrides these browser properties in the frame. */
export interface Surroundings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** How far the system's bars reach into the page; undefined: the shell leaves them room outside. */
  readonly insets: Insets | undefined;
}

/** The simulator reads these values from the page in the frame; they are `undefined` while it is of another origin. */
export interface SeenPage {
  readonly address: string;
  readonly title: string;
}

/** Reads address and title. Polled: a history navigation fires no event here. */
export function seenPage(frame: HTMLIFrameElement | null): SeenPage | undefined {
  const page = frame?.contentDocument;
  return page ? { address: page.URL, title: page.title } : undefined;
}

const mark = 'data-preview-theme';

/**
 * Dresses the page in the frame. Colours by the class that decides against the system's (`tokens.css`), and by the
 * frame's own `color-scheme`, for browsers that let a page in a frame see it. Safe areas, which a frame has not, are put
 * into the page's style sheets.
 */
export function dress(frame: HTMLIFrameElement, surroundings: Surroundings): void {
  const { theme, textSize, insets } = surroundings;
  const scheme = theme === 'system' ? '' : theme;
  if (frame.style.colorScheme !== scheme) frame.style.colorScheme = scheme;
  const root = frame.contentDocument?.documentElement;
  if (!root) return;

  if ((root.getAttribute(mark) ?? '') !== scheme) {
    root.setAttribute(mark, scheme);
    root.classList.toggle('van-theme-dark', theme === 'dark');
    root.classList.toggle('van-theme-light', theme === 'light');
  }
  const fontSize = textSize === '100' ? '' : `${textSize}%`;
  if (root.style.fontSize !== fontSize) root.style.fontSize = fontSize;
  emulateInsets(root.ownerDocument, insets);
}

const watched = new WeakSet<Document>();

/**
 * Asks about the links of the page in the frame as a web view asks its app, and loads what a page wants in a new window in the frame.
 *
 * @param mayLoad false: the shell took or refused the link
 */
export function watchLinks(frame: HTMLIFrameElement, mayLoad: (link: URL, page: URL) => boolean): void {
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view || watched.has(page)) return;
  watched.add(page);
  const openWindow = (address: string) => {
    const link = new URL(address, page.URL);
    if (mayLoad(link, new URL(page.URL))) view.location.assign(link);
  };
  page.addEventListener('click', (event) => {
    const link = event.composedPath().find((node): node is HTMLAnchorElement => 'href' in node && 'download' in node);
    if (!link?.href || link.download || event.defaultPrevented) return;
    const isWindow = link.target === '_blank';
    if (!isWindow && mayLoad(new URL(link.href), new URL(page.URL))) return;
    event.preventDefault();
    if (isWindow) openWindow(link.href);
  });
  view.open = (address = 'about:blank') => {
    openWindow(String(address));
    return null;
  };
}

/** The shell's own way back, as a web view's `goBack`: only ever the frame's history, never this page's. */
export function goBackInFrame(frame: HTMLIFrameElement | null): boolean {
  const navigation = frame?.contentDocument?.defaultView?.navigation;
  if (!navigation?.canGoBack) return false;
  navigation.back();
  return true;
}
