import type { Motion, TextSize, Theme } from '#shared/choices.ts';

/** What the page in the frame is made to believe about its reader. */
export interface Surroundings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly motion: Motion;
}

/** What the simulator can see of the page in the frame; `undefined` while it is of another origin. */
export interface SeenPage {
  readonly address: string;
  readonly title: string;
}

/** Reads address and title. Polled: a history navigation fires no event here. */
export function seenPage(frame: HTMLIFrameElement | null): SeenPage | undefined {
  const page = frame?.contentDocument;
  return page ? { address: page.URL, title: page.title } : undefined;
}

const still =
  '*,*::before,*::after{animation-duration:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}';
const mark = 'data-preview-theme';

/**
 * Dresses the page in the frame. Colours by the class that decides against the system's (`tokens.css`), and by the
 * frame's own `color-scheme`, for browsers that let a page in a frame see it. Reduced motion reaches styles only: what
 * a page asks by script is the system's answer.
 */
export function dress(frame: HTMLIFrameElement, { theme, textSize, motion }: Surroundings): void {
  const scheme = theme === 'system' ? '' : theme;
  if (frame.style.colorScheme !== scheme) frame.style.colorScheme = scheme;
  const root = frame.contentDocument?.documentElement;
  const view = frame.contentDocument?.defaultView;
  if (!root || !view) return;

  if ((root.getAttribute(mark) ?? '') !== scheme) {
    root.setAttribute(mark, scheme);
    root.classList.toggle('van-theme-dark', theme === 'dark');
    root.classList.toggle('van-theme-light', theme === 'light');
  }
  const fontSize = textSize === '100' ? '' : `${textSize}%`;
  if (root.style.fontSize !== fontSize) root.style.fontSize = fontSize;
  dressMotion(root.ownerDocument, view, motion);
}

/** The sheet that stills a page; a page that was left takes its own along. */
const stillSheets = new WeakMap<Document, CSSStyleSheet>();

/** By a constructed style sheet, which a content security policy lets pass. */
function dressMotion(page: Document, view: Pick<typeof globalThis, 'CSSStyleSheet'>, motion: Motion): void {
  const ours = stillSheets.get(page);
  if (motion === 'reduced' && ours === undefined) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(still);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    stillSheets.set(page, sheet);
  } else if (motion === 'system' && ours !== undefined) {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== ours);
    stillSheets.delete(page);
  }
}

/** The shell's own way back, as a web view's `goBack`: only ever the frame's history, never this page's. */
export function goBackInFrame(frame: HTMLIFrameElement | null): boolean {
  const navigation = frame?.contentDocument?.defaultView?.navigation;
  if (!navigation?.canGoBack) return false;
  navigation.back();
  return true;
}
