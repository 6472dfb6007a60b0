import { brotliCompressSync, constants } from 'node:zlib';
import type { Parts } from './budget-faults.ts';

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Quick: only the parts' proportion is wanted. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Returns the parts of a page in kB: its styles, its data, the scripts in it and its markup. The page is compressed as a whole,
 * so the parts share its size in proportion to their sizes when compressed alone.
 *
 * @param whole the page's size, compressed
 */
export function pageParts(html: string, whole: number): Parts {
  const weights = new Map<string, number>();
  const weigh = (name: string, text: string) => weights.set(name, brotliCompressSync(text, quick).length);
  let scripts = 0;
  const markup = html.replace(element, (all, tag: string, attributes: string, content: string) => {
    if (content === '') return all;
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    weigh(id ?? (tag === 'style' ? 'styles' : `script ${(scripts += 1)}`), content);
    return '';
  });
  weigh('markup', markup);
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return Object.fromEntries([...weights].map(([name, weight]) => [name, (whole * weight) / sum]));
}
