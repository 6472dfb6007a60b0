/** An image of a word, for stories: as a data address, which a link's would be refused for. */
export function aDrawnImage(word: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#12508f"/><text x="100" y="110" fill="#fff" font-size="32" text-anchor="middle">${word}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
