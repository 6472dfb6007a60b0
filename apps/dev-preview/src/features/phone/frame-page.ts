import type { Insets, TextSize, Theme } from '#shared/choices.ts';
import { emulateInsets, type SeenPages } from './frame-styles.ts';

/** What the page in the frame is made to believe about its reader. */
export interface Surroundings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** How far the system's bars reach into the page; undefined: the shell leaves them room outside. */
  readonly insets: Insets | undefined;
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

const mark = 'data-preview-theme';

/**
 * Dresses the page in the frame. Colours by the class that decides against the system's (`tokens.css`), and by the
 * frame's own `color-scheme`, for browsers that let a page in a frame see it. Safe areas, which a frame has not, are put
 * into the page's style sheets.
 */
export function dress(frame: HTMLIFrameElement, surroundings: Surroundings, pages: SeenPages): void {
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
  emulateInsets(root.ownerDocument, insets, pages);
}

/** The shell's own way back, as a web view's `goBack`: only ever the frame's history, never this page's. */
export function goBackInFrame(frame: HTMLIFrameElement | null): boolean {
  const navigation = frame?.contentDocument?.defaultView?.navigation;
  if (!navigation?.canGoBack) return false;
  navigation.back();
  return true;
}
