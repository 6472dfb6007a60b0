import { renderSVG } from 'uqr';

/** The code's content: a real wallet that scans it finds no biller, and pays nothing. */
export const codeText = (text: string): string => `SANDBOX, NOT FOR PAYMENT: ${text}`;

/** A QR code that decodes, for the screen that shows one. */
export function codeImageSvg(text: string): string {
  return renderSVG(codeText(text), { border: 2, pixelSize: 6 }).replace('<svg ', '<svg width="210" height="210" ');
}
