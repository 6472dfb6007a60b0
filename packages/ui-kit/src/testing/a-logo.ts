/** A logo for stories, as a picture that needs no network. */
export function aLogo(letters: string, colour = '#0b7a5c'): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="${colour}"/>`,
    '<text x="48" y="62" font-family="system-ui, sans-serif" font-weight="700" font-size="38" fill="#fff" text-anchor="middle">',
    `${letters}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A picture that never loads. */
export const BROKEN_LOGO = 'data:image/png;base64,AAAA';
