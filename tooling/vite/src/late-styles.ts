import type { Plugin } from 'vite';

const inHead = 'document.head.appendChild(link)';

/**
 * Puts the stylesheets of later parts at the end of the body. While one in the head loads, WebKit gives no new element a box: a screen
 * would stay empty until the styles of its last drawing are there.
 */
export function lateStyles(): Plugin {
  return {
    name: 'peace:late-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(inHead)) this.error(`Vite's preload helper has no \`${inHead}\` any more.`);
        return { code: code.replace(inHead, 'document.body.appendChild(link)'), map: null };
      },
    },
  };
}
