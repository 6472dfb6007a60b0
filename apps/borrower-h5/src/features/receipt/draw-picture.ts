import { FONTS, layOutPicture, type PictureFont, type PictureText } from './picture-layout.ts';

const PAPER = '#ffffff';
const RULE = '#dfe4e9';
const INK = '#000000';
const FAMILY = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Draws a receipt as a PNG picture; null where the browser does not draw. Never rejects. */
export async function drawPicture(
  document: Document,
  receipt: PictureText,
  { brand, name }: { readonly brand: string; readonly name: string },
): Promise<File | null> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return null;
    draw(canvas, context, receipt, brand);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob && new File([blob], name, { type: 'image/png' });
  } catch {
    return null;
  }
}

function draw(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, receipt: PictureText, brand: string): void {
  const fontOf = (font: PictureFont) => `${FONTS[font].weight} ${FONTS[font].size}px ${FAMILY}`;
  const { width, height, texts, rules, bars } = layOutPicture(receipt, brand, (text, font) => {
    context.font = fontOf(font);
    return context.measureText(text).width;
  });
  // Setting its size clears a canvas and everything set on it.
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.fillStyle = RULE;
  for (const y of rules) context.fillRect(48, y, width - 96, 2);
  context.fillStyle = INK;
  for (const { x, y, width: barWidth, height: barHeight } of bars) context.fillRect(x, y, barWidth, barHeight);
  for (const { text, x, y, font, colour } of texts) {
    context.font = fontOf(font);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
}
