/** What the browser's own parser makes of an address; `undefined` where it makes nothing of it. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // `URL.canParse` came with Safari 17.
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
