import type { Plugin } from 'vite';

const outdatedMessages = {
  en: 'This phone’s system is too old for this page. Please update it.',
  fil: 'Masyado nang luma ang system ng phone na ito para sa page na ito. Paki-update ito.',
};

/**
 * Replaces the page where the engine is older than Safari 15.4 or Chrome 100. Both of them brought `throwIfAborted`. It goes into
 * the page as its source, for engines since 2017: no newer syntax, and elements instead of HTML, which the content policy forbids.
 */
function replacePage(messages: typeof outdatedMessages) {
  if (window.AbortSignal && 'throwIfAborted' in AbortSignal.prototype) return;
  // No script or style that follows in the page applies.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'";
  document.head.appendChild(policy);
  document.documentElement.hidden = true;
  document.addEventListener('DOMContentLoaded', function () {
    document.body.textContent = '';
    Object.entries(messages).forEach(function (entry) {
      const message = document.createElement('p');
      message.lang = entry[0];
      message.textContent = entry[1];
      message.style.cssText = 'margin:24px 16px;font:1em/1.5 sans-serif;text-align:center';
      document.body.appendChild(message);
    });
    document.documentElement.hidden = false;
  });
}

const charset = '<meta charset="utf-8" />';

/** Puts a function into the page as a script that runs ahead of all others. */
export function withFirstScript(html: string, code: string): string {
  if (!html.includes(charset)) throw new Error(`index.html has no ${charset}`);
  const short = code.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/\n\s*/g, ' ');
  return html.replace(charset, () => `${charset}\n    <script>${short}</script>`);
}

/** Gives an engine that is too old a plain page that says so. A page without scripts has none. */
export function outdatedEngine(): Plugin {
  return {
    name: 'peace:outdated-engine',
    transformIndexHtml: (html) =>
      withFirstScript(html, `(${String(replacePage)})(${JSON.stringify(outdatedMessages)})`),
  };
}
