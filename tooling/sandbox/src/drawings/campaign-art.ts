/** A campaign's picture, 16:9. The lower third stays calm: the page writes its headline there. */
export const picture = (...parts: readonly string[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">',
    ...parts,
    '</svg>',
  ].join('');

/** A vertical gradient by name, from its colours at equal distances. */
export function gradient(name: string, ...colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${name}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** As many parts as there are places. */
export const each = <Place>(places: readonly Place[], draw: (place: Place, index: number) => string): string =>
  places.map(draw).join('');

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

/** The colours of the apps' own jeepney, from roof to step. */
const stripes = [
  [118, 11, '#ffd23f'],
  [133, 15, '#1f6feb'],
  [153, 6, '#ffffff'],
] as const;

const wheel = (x: number) =>
  `${disc(x, 190, 38, '#1b2430')}${disc(x, 190, 21, '#c9d3dc')}${disc(x, 190, 8, '#5b6875')}`;

/** Seen from the side, 580 by 230, driving to the left. */
const jeepney = [
  '<g transform="translate(350 290)">',
  // Roof, its rack and the sign over the windscreen.
  box(168, -4, 384, 8, '#8fa0ad', 4),
  each([190, 260, 330, 400, 470, 540], (x) => box(x, -2, 6, 22, '#8fa0ad')),
  box(150, 16, 420, 24, '#f4f7f9', 12),
  box(160, 2, 96, 18, '#ffd23f', 4),
  '<path d="M158 40h404v142H150z" fill="#d4402f"/>',
  '<path d="M30 112q0-18 18-18h112l-2 88H24z" fill="#d4402f"/>',
  '<path d="M160 112l22-66h58v66z" fill="#bfe6ef"/>',
  box(256, 50, 292, 58, '#17364a', 8),
  each([326, 398, 470], (x) => box(x, 50, 8, 58, '#d4402f')),
  // Passengers: payday week is busy.
  each([290, 362, 434, 510], (x, index) => {
    const skin = ['#8d5a3b', '#a86f48', '#7a4a2f', '#b57b52'][index] ?? '#8d5a3b';
    const shirt = ['#ffd23f', '#f4f7f9', '#2fa37c', '#ff8f5a'][index] ?? '#ffffff';
    return `${disc(x, 78, 13, skin)}<path d="M${x - 20} 108q0-18 20-18t20 18z" fill="${shirt}"/><path d="M${x - 13} 76a13 13 0 0 1 26 0q-13-8-26 0z" fill="#241a16"/>`;
  }),
  each(stripes, ([y, height, colour]) => box(150, y, 412, height, colour)),
  each(stripes.slice(0, 2), ([y, height, colour]) => box(30, y, 124, height, colour)),
  disc(44, 128, 13, '#fff3c4'),
  box(0, 172, 70, 14, '#e4eaef', 7),
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
  palm(1010, 496),
  palm(1190, 486),
  '<path d="M0 506h1280v214H0z" fill="url(#road)"/>',
  each([40, 240, 440, 640, 840, 1040, 1240], (x) => box(x, 548, 90, 8, '#ffe9bd', 4)),
  jeepney,
  coin(330, 200, 1.5),
  coin(240, 110, 0.9),
  coin(450, 110, 1.2),
);

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

/** The shopkeeper behind the counter. */
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

/** The pictures of the sample campaigns, by the name of their file. Drawn for this project. */
export const campaignArt: Readonly<Record<string, string>> = { payday, 'sari-sari': sariSari };
