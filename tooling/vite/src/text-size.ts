import type { Plugin } from 'vite';
import { withFirstScript } from './outdated-engine.ts';

/**
 * Gives `rem` the text size that is set on an iPhone: a web view there leaves it to the page. `-apple-system-body` is 17 px at the
 * default size and 53 px at the largest; the pages are tested up to 200 %. Safari on a Mac has that font too, always with 13 px, but not
 * `-webkit-touch-callout`. A style sheet cannot do it: one root element cannot have a size and a fraction of it.
 */
function followTextSize() {
  const isPhone = CSS.supports('font', '-apple-system-body') && CSS.supports('-webkit-touch-callout', 'none');
  if (!isPhone) return;
  const page = document.documentElement;
  const follow = () => {
    page.style.font = '-apple-system-body';
    const size = parseFloat(getComputedStyle(page).fontSize);
    page.style.font = '';
    page.style.fontSize = `${Math.min(200, (size / 17) * 100)}%`;
  };
  follow();
  // The borrower may come back from the phone's settings.
  document.addEventListener('visibilitychange', follow);
}

/** Makes the text of every page as large as the phone's own. */
export const textSize = (): Plugin => ({
  name: 'peace:text-size',
  transformIndexHtml: (html) => withFirstScript(html, `(${String(followTextSize)})()`),
});
