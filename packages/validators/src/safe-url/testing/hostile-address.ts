import * as fc from 'fast-check';

// For any text, an accepted link leads to the checked target, as the browser's parser sees it.

/** Characters that hide a scheme or host from a pattern: controls, slashes, credentials, encodings, look-alikes. */
const tricks = [
  ['\t', '\n', '\r', '\0', '\u001f', '\u007f', '\u0085', ' ', '\u00a0', '\u200b', '\u2028', '\ufeff'],
  ['/', '//', '\\', '\\\\', '/\\', '/.', '/..', '.', '..', '?', '#', ':', ';', ','],
  ['@', 'user@', 'user:secret@', 'own.example@', '[::1]', ':8443', '%'],
  ['%09', '%0a', '%2f', '%5c', '%40', '%00', '%252f', '&sol;', '。', '／', '：', '＠', 'ℯ'],
  ['own.example', 'evil.example', '127.1', '0x7f.1', 'repay', 'a=1'],
].flat();
const schemes = ['http:', 'https:', 'http://', 'https://', 'javascript:', 'data:text/html,', 'blob:', 'file:///'];
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...tricks) },
  { weight: 2, arbitrary: fc.mixedCase(fc.constantFrom(...schemes, 'vbscript:', 'peace:', 'peace://')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);
export const mixed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
export const text = fc.oneof(
  mixed,
  mixed.map((rest) => `/${rest}`),
  fc.tuple(fc.mixedCase(fc.constantFrom('http://', 'https://')), mixed).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
const ownOrigins = ['https://own.example', 'http://127.0.0.1:5173', 'https://own.example:8443'];

/** Pages of our own, with everything that may be in their addresses. */
export const ownPage = fc
  .tuple(fc.constantFrom(...ownOrigins), fc.constantFrom('/', '/loanDetail?orderId=1#top', '//x/y', '/a/b/../c?d=//e'))
  .map((parts) => parts.join(''));
export const runs = { numRuns: 4000 };
export const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';
export const hasCredentials = ({ username, password }: URL) => username + password !== '';
