import { box, disc, each, gradient, picture } from './picture.ts';

const awning = Array.from({ length: 11 }, (_, index) => index);
const goods = [
  ['#f7b733', '#ef6c4d', '#5cc2a6', '#f4f7f9', '#f7b733', '#9b7bd8', '#ef6c4d', '#5cc2a6', '#f7b733', '#f4f7f9'],
  ['#5cc2a6', '#f4f7f9', '#ef6c4d', '#f7b733', '#5cc2a6', '#ef6c4d', '#f7b733', '#9b7bd8', '#f4f7f9', '#ef6c4d'],
] as const;

/** A jar with a lid; what is in it shows through. */
const jar = (x: number, y: number, fill: string) =>
  `${box(x, y + 8, 34, 44, '#fdf6e9', 8)}${box(x + 4, y + 22, 26, 26, fill, 5)}${box(x + 4, y, 26, 10, '#c8382d', 3)}`;

/** A strip of sachets, as they hang from every such store. */
const sachets = (x: number, colour: string) =>
  each(
    [0, 1, 2, 3],
    (row) => `${box(x, 246 + row * 30, 24, 27, colour, 3)}${box(x + 5, 254 + row * 30, 14, 6, '#fff', 2)}`,
  );

const plant = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><g fill="#2fa37c"><path d="M0 0q-46-30-40-84 34 24 40 84z"/><path d="M0 0q46-30 40-84-34 24-40 84z"/><path d="M0 0q-12-60 0-110 12 50 0 110z" fill="#3fbf93"/></g><path d="M-30-6h60l-8 50h-44z" fill="#e2725b"/></g>`;

/** Who keeps the store, behind the counter. */
const keeper = [
  '<g transform="translate(760 392)">',
  '<path d="M-66 74q0-74 66-74t66 74z" fill="#f7b733"/>',
  '<path d="M-30 74V22q30 22 60 0v52z" fill="#ef6c4d"/>',
  '<path d="M-13-18h26v24q-13 12-26 0z" fill="#9a6240"/>',
  '<path d="M-42-46q0-44 42-44t42 44q4 38-8 52H-34q-12-14-8-52z" fill="#2a1a14"/>',
  disc(0, -42, 31, '#b57b52'),
  '<path d="M-32-44q6-34 34-34t30 34q-20-4-30-18-14 16-34 18z" fill="#2a1a14"/>',
  '<path d="M-12-30q12 12 24 0" fill="none" stroke="#5b2d1c" stroke-width="4" stroke-linecap="round"/>',
  disc(-12, -44, 3.5, '#2a1a14'),
  disc(12, -44, 3.5, '#2a1a14'),
  '</g>',
].join('');

const lamps = [90, 210, 330, 450, 830, 950, 1070, 1190] as const;

/** A sari-sari store in the evening: lit, stocked and open. */
export const sariSari = picture(
  `<defs>${gradient('dusk', '#2b1452', '#5a2a82', '#b2527f')}${gradient('street', '#4a2573', '#3b1d60')}<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".75"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>`,
  box(0, 0, 1280, 720, 'url(#dusk)'),
  '<path d="M1126 22a40 40 0 1 0 40 52 34 34 0 1 1-40-52z" fill="#ffe9bd"/>',
  each(
    [
      [120, 90],
      [260, 60],
      [420, 90],
      [980, 70],
      [1210, 220],
      [60, 220],
      [900, 40],
    ],
    ([x = 0, y = 0]) => disc(x, y, 3, '#ffe9bd'),
  ),
  // Neighbours' roofs.
  '<path d="M-20 520V330l120-70 120 70v190zM1060 520V316l120-74 140 74v204z" fill="#3b1d60"/>',
  each([60, 130, 1120, 1200], (x) => box(x, 380, 34, 44, '#ffcf70', 4)),
  '<ellipse cx="640" cy="380" rx="560" ry="300" fill="url(#glow)"/>',
  // The store: wall, shelves, keeper, counter.
  box(330, 170, 620, 350, '#167a78', 10),
  box(372, 230, 536, 190, '#0e4a52', 6),
  each(
    [0, 1],
    (row) =>
      `${each((goods[row] ?? []).slice(0, 6), (fill, index) => jar(540 + index * 51, 238 + row * 74, fill))}${box(380, 292 + row * 74, 520, 7, '#c58a55')}`,
  ),
  keeper,
  each(
    [
      [392, '#ef6c4d'],
      [424, '#f4f7f9'],
      [456, '#f7b733'],
      [488, '#5cc2a6'],
      [862, '#9b7bd8'],
    ] as const,
    ([x, colour]) => sachets(x, colour),
  ),
  box(350, 414, 580, 20, '#c58a55', 6),
  box(350, 432, 580, 88, '#12605f'),
  each([380, 560, 740], (x) => box(x, 448, 160, 56, '#167a78', 6)),
  jar(420, 362, '#f7b733'),
  jar(466, 362, '#ef6c4d'),
  jar(860, 362, '#5cc2a6'),
  // The awning, and lamps along the street.
  each(awning, (index) => {
    const x = 310 + index * 60;
    return `<path d="M${x} 150h60v54a30 30 0 0 1-60 0z" fill="${index % 2 === 0 ? '#ef6c4d' : '#fdf6e9'}"/>`;
  }),
  box(302, 132, 676, 24, '#c8382d', 8),
  '<path d="M30 90Q180 190 330 120M950 120Q1100 190 1250 90" fill="none" stroke="#24103f" stroke-width="4"/>',
  each(lamps, (x) => {
    const y =
      x < 400 ? 90 + 68 * Math.sin((Math.PI * (x - 30)) / 300) : 90 + 60 * Math.sin((Math.PI * (x - 950)) / 300);
    return x > 400 && x < 900
      ? ''
      : `${disc(x, Math.round(y + 12), 20, '#ffd98a55')}${disc(x, Math.round(y + 12), 9, '#ffe9a8')}`;
  }),
  plant(290, 490),
  plant(1000, 490),
  '<path d="M0 516h1280v204H0z" fill="url(#street)"/>',
  '<path d="M360 520h560l90 60H270z" fill="#ffd98a" opacity=".16"/>',
);
