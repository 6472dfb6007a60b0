import { escapeHtml } from '../pages/html-page.ts';
import { seededRandom, seedOf } from '../seeded-random.ts';

/** Draws a logo for a name of our own invention: its initials on a tile whose colour and mark follow from the name. */
export function logoSvg(name: string): string {
  const seed = seedOf(name);
  const random = seededRandom(seed);
  // The golden angle spreads neighbours; the first byte of the seed varies most.
  const hue = ((seed >>> 24) * 137.5) % 360;
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const [x, y, radius] = [random.between(10, 86), random.between(10, 86), random.between(18, 34)];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="hsl(${hue} 55% 34%)"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(hue + 40) % 360} 60% 46%)" opacity=".55"/>`,
    '<text x="48" y="61" font-family="system-ui, sans-serif" font-weight="700" font-size="36" fill="#fff" text-anchor="middle">',
    escapeHtml(initials),
    '</text></svg>',
  ].join('');
}
