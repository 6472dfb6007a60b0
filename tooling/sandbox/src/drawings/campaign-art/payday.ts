import { box, disc, each, gradient, picture } from './picture.ts';

/** Left edge, top and width of the towers behind, then of those before them. */
const far = [
  [40, 250, 70],
  [120, 190, 54],
  [196, 270, 84],
  [306, 214, 60],
  [390, 282, 92],
  [520, 236, 66],
  [610, 290, 90],
  [740, 206, 62],
  [830, 262, 84],
  [948, 170, 58],
  [1030, 240, 78],
  [1130, 210, 64],
  [1210, 272, 80],
] as const;
const near = [
  [-20, 330, 110],
  [112, 300, 76],
  [214, 348, 120],
  [360, 316, 74],
  [478, 352, 130],
  [640, 326, 84],
  [760, 350, 120],
  [906, 306, 80],
  [1012, 344, 110],
  [1148, 314, 92],
] as const;

/** The jeepney's own colours, from roof to step. */
const stripes = [
  [118, 10, '#ffd23f'],
  [132, 6, '#ffffff'],
  [142, 14, '#1f6feb'],
  [160, 5, '#ffd23f'],
] as const;

const wheel = (x: number) =>
  `${disc(x, 190, 38, '#1b2430')}${disc(x, 190, 21, '#c9d3dc')}${disc(x, 190, 8, '#5b6875')}`;

/** Seen from the side, 580 by 230, driving to the left. */
const jeepney = [
  '<g transform="translate(560 290)">',
  '<ellipse cx="290" cy="228" rx="300" ry="16" fill="#06382a" opacity=".45"/>',
  // Roof, its rack and the sign over the windscreen.
  box(168, -4, 384, 8, '#8fa0ad', 4),
  each([190, 260, 330, 400, 470, 540], (x) => box(x, -2, 6, 22, '#8fa0ad')),
  box(150, 16, 420, 24, '#f4f7f9', 12),
  box(160, 2, 96, 18, '#ffd23f', 4),
  each([172, 190, 208, 226, 244], (x) => disc(x - 2, 11, 4, '#c8382d')),
  // Cabin.
  '<path d="M158 40h404v142H150z" fill="#d4402f"/>',
  '<path d="M30 112q0-18 18-18h112l-2 88H24z" fill="#d4402f"/>',
  '<path d="M160 112l22-66h58v66z" fill="#bfe6ef"/><path d="M196 46h16l-22 66h-16z" fill="#fff" opacity=".55"/>',
  box(256, 50, 292, 58, '#17364a', 8),
  each([326, 398, 470], (x) => box(x, 50, 8, 58, '#d4402f')),
  // Passengers: payday week is busy.
  each([290, 362, 434, 510], (x, index) => {
    const skin = ['#8d5a3b', '#a86f48', '#7a4a2f', '#b57b52'][index] ?? '#8d5a3b';
    const shirt = ['#ffd23f', '#f4f7f9', '#2fa37c', '#ff8f5a'][index] ?? '#ffffff';
    return `${disc(x, 78, 13, skin)}<path d="M${x - 20} 108q0-18 20-18t20 18z" fill="${shirt}"/><path d="M${x - 13} 76a13 13 0 0 1 26 0q-13-8-26 0z" fill="#241a16"/>`;
  }),
  each(stripes, ([y, height, colour]) => box(150, y, 412, height, colour)),
  each(stripes.slice(0, 3), ([y, height, colour]) => box(30, y, 124, height, colour)),
  // Bonnet: grille, lamp, bumper and the horse.
  box(14, 112, 20, 56, '#c9d3dc', 6),
  each([120, 132, 144, 156], (y) => box(16, y, 16, 4, '#7d8a97')),
  disc(44, 128, 13, '#fff3c4'),
  disc(44, 128, 8, '#ffe08a'),
  box(0, 172, 70, 14, '#e4eaef', 7),
  '<path d="M70 94l6-20q4-8 14-8l-4 8 12 4-4 6-10-2 2 12z" fill="#e4eaef"/>',
  box(140, 180, 430, 10, '#e4eaef', 5),
  wheel(112),
  wheel(468),
  '</g>',
].join('');

/** A coin with the peso's sign, drawn rather than written: no font is needed. */
const coin = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${disc(0, 0, 26, '#f7b733')}${disc(0, 0, 20, '#ffd76a')}<path d="M-6 13v-25h8a7 7 0 0 1 0 14h-8M-11 -7h21M-11 -2h21" fill="none" stroke="#a86a00" stroke-width="3.500"/></g>`;

const palm = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-5 0q8-70 0-140l10 0q8 72 4 140z" fill="#5b3a29"/>${each(
    [
      [-70, -120],
      [-58, -170],
      [-4, -206],
      [52, -178],
      [78, -126],
    ],
    ([toX = 0, toY = 0]) =>
      `<path d="M-2-138Q${toX / 2 - 8} ${toY - 26} ${toX} ${toY}Q${toX / 2 + 10} ${toY + 14} 2-138z" fill="#0b6b50"/>`,
  )}</g>`;

/** Payday week: a jeepney in the morning, before a city's towers. */
export const payday = picture(
  `<defs>${gradient('sky', '#ffe9bd', '#ffc58a', '#ff9d76')}${gradient('road', '#12805f', '#0b6b50')}</defs>`,
  box(0, 0, 1280, 720, 'url(#sky)'),
  disc(900, 190, 210, '#fff1cf'),
  disc(900, 190, 150, '#fff8e6'),
  '<g fill="#ff8a63" opacity=".55">',
  each(far, ([x, y, width]) => `<path d="M${x} 480V${y}h${width}v${480 - y}z"/>`),
  '</g><g fill="#d9644f">',
  each(near, ([x, y, width]) => `<path d="M${x} 490V${y}h${width}v${490 - y}z"/>`),
  '</g><g fill="#ffd9a0" opacity=".7">',
  each(near, ([x, y, width]) =>
    each([0, 1, 2], (row) =>
      each(
        [0, 1, 2],
        (column) => `<path d="M${x + 14 + (column * (width - 28)) / 3} ${y + 20 + row * 30}h10v14h-10z"/>`,
      ),
    ),
  ),
  '</g>',
  '<path d="M0 470q320-34 640-6t640-10v266H0z" fill="#1c9a72"/>',
  palm(96, 492),
  palm(420, 496),
  palm(1190, 486),
  '<path d="M0 506h1280v214H0z" fill="url(#road)"/>',
  each([40, 240, 440, 640, 840, 1040, 1240], (x) => box(x, 548, 90, 8, '#ffe9bd', 4)),
  jeepney,
  coin(300, 210, 1.5),
  coin(200, 120, 0.9),
  coin(420, 110, 1.2),
);
