import type { SeededRandom } from '../seeded-random.ts';

const WIDTH = 120;
const HEIGHT = 44;

/**
 * Draws the characters of a captcha as an SVG image: each turned and shifted, behind a few lines.
 * The text is drawn as glyphs of the system font, so a person reads it and `state.captchas` has it for a test.
 */
export function captchaSvg(text: string, random: SeededRandom): string {
  const step = WIDTH / (text.length + 1);
  const glyphs = Array.from(text, (character, index) => {
    const x = Math.round(step * (index + 1) + random.between(-4, 4));
    const y = random.between(27, 35);
    const rotation = random.between(-28, 28);
    const size = random.between(22, 28);
    const colour = `hsl(${random.between(0, 359)} 60% 32%)`;
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" transform="rotate(${rotation} ${x} ${y})">${character}</text>`;
  });
  const lines = Array.from({ length: 5 }, () => {
    const [fromY, toY] = [random.between(0, HEIGHT), random.between(0, HEIGHT)];
    const bend = `${random.between(20, WIDTH - 20)} ${random.between(0, HEIGHT)}`;
    return `<path d="M0 ${fromY} Q ${bend} ${WIDTH} ${toY}" stroke="hsl(${random.between(0, 359)} 40% 60%)" fill="none"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<rect width="100%" height="100%" fill="#f3f5f8"/>',
    '<g font-family="monospace" font-weight="700" text-anchor="middle">',
    ...glyphs,
    '</g>',
    ...lines,
    '</svg>',
  ].join('');
}
