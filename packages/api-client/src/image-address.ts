/** Stands for our own origin while a path is read; no address can lead there. */
const standIn = 'https://own.invalid';

/**
 * The address of a picture that somebody else named (the backend, or a link), where it is safe to load: `http(s)://…`
 * without credentials, or a path of this origin. `null` for everything else, such as `data:`, `javascript:`, `//host` and bare words.
 */
export function imageAddress(text: string | null): string | null {
  if (!text || /\p{Cc}/u.test(text) || text.trim() !== text) return null;
  if (/^https?:\/\//i.test(text)) {
    const url = parse(text);
    return url && url.username === '' && url.password === '' ? url.href : null;
  }
  const url = text.startsWith('/') ? parse(text, standIn) : null;
  // `/.//host` stays on this origin while it is read, and its path leads elsewhere once it is written.
  return url?.origin === standIn && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
