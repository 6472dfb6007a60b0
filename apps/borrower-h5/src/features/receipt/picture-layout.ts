import { formatMoney } from '@peace/money-date';
import type { ReceiptText } from './receipt.model.ts';

/** A piece of text on the picture, in its pixels. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  /** Of its baseline. */
  readonly y: number;
  readonly font: PictureFont;
  readonly colour: string;
}

export type PictureFont = 'brand' | 'title' | 'amount' | 'label' | 'value' | 'notice' | 'code';

/** The text of a picture: a receipt, or a pay slip with its barcode's modules, '1' for dark. */
export interface PictureText extends ReceiptText {
  /** Beside the mark, below the app's name. */
  readonly lender?: string;
  readonly modules?: string | null;
}

/** A rectangle, in the picture's pixels: a bar of a barcode, a stroke. */
export interface PlacedBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly rules: readonly number[];
  /** The two strokes of the ₱ under the amount. */
  readonly strokes: readonly PlacedBar[];
  readonly bars: readonly PlacedBar[];
}

const WIDTH = 720;
const MARGIN = 56;
/** The place of the mark, a square at the margin. */
export const MARK = { x: MARGIN, y: 56, size: 72 } as const;
/** Below the serrated edge of the paper. */
export const FOOT = 40;
const INK = '#1b2430';
const QUIET = '#525c68';
const BARS_HEIGHT = 180;

/** A font's size and the height of its lines, in pixels. */
export const FONTS: Readonly<
  Record<PictureFont, { readonly size: number; readonly line: number; readonly weight: number }>
> = {
  brand: { size: 30, line: 38, weight: 700 },
  title: { size: 36, line: 48, weight: 700 },
  amount: { size: 64, line: 88, weight: 700 },
  label: { size: 24, line: 34, weight: 400 },
  value: { size: 30, line: 42, weight: 600 },
  notice: { size: 22, line: 32, weight: 400 },
  code: { size: 22, line: 32, weight: 400 },
};

/** Places a receipt on a picture, always light: it is read elsewhere. `measure`: the width of a text in a font, pixels. */
export function layOutPicture(
  receipt: PictureText,
  brand: string,
  measure: (text: string, font: PictureFont) => number,
): PictureLayout {
  const texts: PlacedText[] = [];
  const rules: number[] = [];
  const strokes: PlacedBar[] = [];
  let y: number = MARK.y;
  const write = (text: string, font: PictureFont, colour = INK, x = MARGIN) => {
    for (const line of wrapped(text, WIDTH - MARGIN - x, (part) => measure(part, font))) {
      y += FONTS[font].line;
      texts.push({ text: line, x, y, font, colour });
    }
  };
  const rule = () => {
    y += 28;
    rules.push(y);
    y += 8;
  };
  const besideMark = MARK.x + MARK.size + 20;
  write(brand, 'brand', INK, besideMark);
  if (receipt.lender) write(receipt.lender, 'notice', QUIET, besideMark);
  y = Math.max(y, MARK.y + MARK.size);
  rule();
  write(receipt.title, 'title');
  if (receipt.amount === null) rule();
  else {
    y += 8;
    if (receipt.amountLabel) write(receipt.amountLabel, 'label', QUIET);
    write(formatMoney(receipt.amount), 'amount');
    y += 20;
    strokes.push({ x: MARGIN, y, width: 260, height: 6 }, { x: MARGIN, y: y + 12, width: 160, height: 6 });
    y += 26;
  }
  for (const { label, value } of receipt.rows) {
    y += 8;
    write(label, 'label', QUIET);
    write(value, 'value');
  }
  const bars = barsOf(receipt.modules ?? '', y + 24);
  if (bars.length > 0) y += 24 + BARS_HEIGHT;
  if (receipt.after !== '') {
    y += 16;
    write(receipt.after, 'label');
  }
  rule();
  if (receipt.reference) write(receipt.reference, 'code', QUIET);
  write(receipt.notice, 'notice', QUIET);
  return { width: WIDTH, height: y + MARGIN + FOOT, texts, rules, strokes, bars };
}

/** A barcode across the picture, each module a whole number of pixels; none where it would not fit. */
function barsOf(modules: string, y: number): PlacedBar[] {
  const module = Math.floor((WIDTH - 2 * MARGIN) / modules.length);
  if (modules === '' || module < 1) return [];
  const from = Math.floor((WIDTH - module * modules.length) / 2);
  return [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    x: from + index * module,
    y,
    width: run.length * module,
    height: BARS_HEIGHT,
  }));
}

/** A text in lines that fit; a word that is too long alone is cut. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => pieces(each, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
