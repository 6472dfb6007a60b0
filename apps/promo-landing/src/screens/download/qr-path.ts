import { encode } from 'uqr';

/** A QR code as one SVG path, a unit for each module, without a margin. In a file of its own: only computers load it. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size };
}
