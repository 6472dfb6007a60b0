import { mark } from '@peace/ui-kit/mark-paths';
import { FONTS, FOOT, layOutPicture, MARK, type PictureFont, type PictureText } from './picture-layout.ts';

const GROUND = '#f6f4ef';
const PAPER = '#ffffff';
const SUN = '#f0b14a';
/** The paper's distance from the edge, and the width and depth of its teeth. */
const EDGE = 24;
const TOOTH = { width: 24, depth: 12 } as const;
const RULE = '#dfe4e9';
const INK = '#000000';
const FAMILY = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const CODE_FAMILY = 'ui-monospace, Menlo, Consolas, monospace';

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
  const fontOf = (font: PictureFont) =>
    `${FONTS[font].weight} ${FONTS[font].size}px ${font === 'code' ? CODE_FAMILY : FAMILY}`;
  const { width, height, texts, rules, strokes, bars } = layOutPicture(receipt, brand, (text, font) => {
    context.font = fontOf(font);
    return context.measureText(text).width;
  });
  // The page's accent in the light scheme, as the build sets it.
  const styles = getComputedStyle(canvas.ownerDocument.documentElement);
  const accent = styles.getPropertyValue('--peace-accent');
  // Setting its size clears a canvas and everything set on it.
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.fillStyle = PAPER;
  drawPaper(context, width, height);
  drawMark(context, accent, styles.getPropertyValue('--peace-on-accent'));
  context.fillStyle = RULE;
  for (const y of rules) context.fillRect(MARK.x, y, width - 2 * MARK.x, 2);
  strokes.forEach((stroke, index) => {
    context.fillStyle = index === 0 ? accent : SUN;
    context.fillRect(stroke.x, stroke.y, stroke.width, stroke.height);
  });
  context.fillStyle = INK;
  for (const { x, y, width: barWidth, height: barHeight } of bars) context.fillRect(x, y, barWidth, barHeight);
  for (const { text, x, y, font, colour } of texts) {
    context.font = fontOf(font);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
}

/** Paper that was torn off a roll: its foot is serrated. */
function drawPaper(context: CanvasRenderingContext2D, width: number, height: number): void {
  const foot = height - FOOT;
  context.beginPath();
  context.moveTo(EDGE, EDGE);
  context.lineTo(width - EDGE, EDGE);
  context.lineTo(width - EDGE, foot);
  for (let x = width - EDGE; x > EDGE; x -= TOOTH.width) {
    context.lineTo(x - TOOTH.width / 2, foot + TOOTH.depth);
    context.lineTo(x - TOOTH.width, foot);
  }
  context.fill();
}

function drawMark(context: CanvasRenderingContext2D, ground: string, line: string): void {
  context.save();
  context.translate(MARK.x, MARK.y);
  context.scale(MARK.size / 32, MARK.size / 32);
  context.fillStyle = ground;
  // A rounded square by its corners: `roundRect` is newer than the browsers that are supported.
  context.beginPath();
  context.moveTo(8, 0);
  context.arcTo(32, 0, 32, 32, 8);
  context.arcTo(32, 32, 0, 32, 8);
  context.arcTo(0, 32, 0, 0, 8);
  context.arcTo(0, 0, 32, 0, 8);
  context.fill();
  context.strokeStyle = line;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = mark.letterWidth;
  context.stroke(new Path2D(mark.letter));
  context.lineWidth = mark.barWidth;
  context.stroke(new Path2D(mark.bars));
  context.restore();
}
