/** A scene of the banner, 640 × 320, as an SVG file. In the campaign's hand: flat, of warm colours, with grounds of their own. */
const scene = (...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">${parts.join('')}</svg>`;

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) => items.map(draw).join('');

/** Parts that have another colour at night. */
const group = (name: string, ...parts: readonly string[]) => `<g class="${name}">${parts.join('')}</g>`;

const at = (x: number, y: number, scale: number, ...parts: readonly string[]) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${parts.join('')}</g>`;

const wheel = (x: number) => disc(x, 268, 25, '#1b2430') + disc(x, 268, 13, '#c9d3dc') + disc(x, 268, 5, '#5b6875');

const person = (x: number, y: number, skin: string, shirt: string) =>
  shape(`M${x - 18} ${y + 30}q0-18 18-18t18 18z`, shirt) +
  disc(x, y, 12, skin) +
  shape(`M${x - 12} ${y - 2}a12 12 0 0 1 24 0q-12-8-24 0z`, '#241a16');

/** Behind a head and over it; the head is at (0, 0), 42 wide to each side. */
const hair = {
  long: 'M-50 6q0-66 50-66t50 66v72q0 16-16 16h-68q-16 0-16-16z',
  fringe: 'M-46 8q-10-62 46-62t46 62q-22-8-36-30-18 28-56 30z',
  bun: 'M-20-56a20 20 0 1 1 40 0 20 20 0 0 1-40 0z',
  short: 'M-45 2q-6-58 45-58t45 58q-5-17-14-25-32 9-60-2-12 10-16 27z',
} as const;

/** A person to the waist, 230 below the middle of the head. */
const bust = (skin: string, shirt: string, back: string, front: string) =>
  [
    shape(back, '#2a1a14'),
    shape('M-80 236q-4-136 26-158 20-14 54-14t54 14q30 22 26 158z', shirt),
    shape('M-22 36h44v36q-22 18-44 0z', skin),
    shape('M-22 41q22 9 44 0v11q-22 9-44 0z', '#00000018'),
    disc(0, 0, 42, skin),
    shape(front, '#2a1a14'),
    disc(-14, 4, 3.4, '#2a1a14') + disc(16, 4, 3.4, '#2a1a14'),
    line('M-11 22q13 12 26 0', '#5b2d1c', 3.6),
  ].join('');

const earrings =
  disc(-43, 16, 4, '#ffd23f') + disc(43, 16, 4, '#ffd23f') + shape('M-23 69q23 20 46 0l8 8q-31 26-62 0z', '#ffd23f');

/** The jeepney, 474 × 187 from (22, 106), on the ground at 293. */
const jeepney = [
  box(150, 106, 330, 6, '#8fa0ad', 3),
  each([170, 240, 310, 380, 450], (x) => box(x, 108, 5, 16, '#8fa0ad')),
  box(136, 122, 360, 18, '#f4f7f9', 9),
  box(144, 112, 80, 14, '#ffd23f', 3),
  shape('M142 140h348v126H134z', '#d4402f'),
  shape('M40 206q0-14 14-14h92l-2 74H36z', '#d4402f'),
  shape('M146 204l18-56h46v56z', '#bfe6ef'),
  box(226, 148, 252, 52, '#17364a', 6),
  each([286, 346, 406], (x) => box(x, 148, 7, 52, '#d4402f')),
  person(256, 172, '#8d5a3b', '#ffd23f') +
    person(316, 172, '#a86f48', '#f4f7f9') +
    person(376, 172, '#7a4a2f', '#2fa37c') +
    person(442, 172, '#b57b52', '#ff8f5a'),
  box(134, 210, 356, 9, '#ffd23f') + box(134, 222, 356, 12, '#1f6feb') + box(134, 238, 356, 5, '#ffffff'),
  box(40, 210, 104, 9, '#ffd23f') + box(40, 222, 104, 12, '#1f6feb'),
  disc(54, 216, 10, '#fff3c4'),
  box(22, 256, 56, 12, '#e4eaef', 6),
  wheel(112),
  wheel(416),
].join('');

/** The fare to work: a jeepney in the morning. */
const fare = scene(
  box(0, 0, 640, 320, '#ffe3a8'),
  disc(496, 96, 52, '#fff6dd'),
  each([20, 78, 128, 196, 262, 420, 546, 598], (x, index) =>
    box(x, 120 + ((index * 37) % 60), 46, 180, index % 2 ? '#f5b95f' : '#f0a94e'),
  ),
  box(0, 272, 640, 48, '#3b4a57'),
  line('M20 300h64M148 300h64M276 300h64M404 300h64M532 300h64', '#e9d8a6', 5),
  jeepney,
);

/** Stock for the store: shelves, an awning, and who keeps it. */
const stock = scene(
  box(0, 0, 640, 320, '#cfe9e2'),
  box(0, 280, 640, 40, '#8cbfae'),
  box(120, 84, 400, 208, '#f7efe0'),
  box(152, 132, 336, 96, '#5b3a2a'),
  each([0, 1], (row) =>
    each(
      ['#f7b733', '#ef6c4d', '#5cc2a6', '#f4f7f9', '#9b7bd8', '#f7b733', '#ef6c4d', '#5cc2a6', '#f4f7f9'],
      (colour, index) => box(164 + index * 36, 142 + row * 44, 24, 30, index % 3 === row ? '#f7b733' : colour, 4),
    ),
  ),
  box(152, 176, 336, 6, '#8a5a3c'),
  at(320, 160, 0.66, bust('#b57b52', '#1f6feb', hair.long, hair.fringe)),
  box(136, 226, 368, 16, '#c98a4b', 4),
  box(152, 242, 336, 50, '#e2b577') + box(120, 292, 400, 28, '#8cbfae'),
  each([0, 1, 2, 3, 4, 5, 6, 7], (index) =>
    shape(`M${104 + index * 54} 60h54v26a27 27 0 0 1-54 0z`, index % 2 ? '#ffffff' : '#d4402f'),
  ),
  box(96, 48, 448, 16, '#a83226', 6),
  box(548, 226, 58, 56, '#c98a4b', 4) + box(556, 178, 46, 48, '#d9a05f', 4),
  line('M577 226v56M579 178v48', '#a8713a', 4),
  shape('M52 282q-34-22-30-64 26 18 30 64zM52 282q34-22 30-64-26 18-30 64z', '#2fa37c'),
  shape('M30 276h44l-6 34H36z', '#e2725b'),
);

/** Back to school: a bag, books, and a pair of black shoes. */
const school = scene(
  box(0, 0, 640, 320, '#dbe7fb'),
  box(0, 258, 640, 62, '#c98a4b'),
  box(0, 258, 640, 8, '#a8713a'),
  box(58, 40, 200, 130, '#2f6b4f', 8),
  line('M82 78h72M82 104h120M82 130h96', '#e6f2ea', 6),
  disc(228, 64, 14, '#ffd23f'),
  line('M330 132q0-52 50-52t50 52', '#8a2a21', 12),
  box(304, 108, 152, 152, '#d4402f', 26),
  box(324, 180, 112, 80, '#a83226', 14),
  box(366, 172, 28, 22, '#ffd23f', 5),
  line('M324 140h112', '#a83226', 6),
  box(482, 226, 128, 32, '#1f6feb', 4) + box(494, 196, 112, 30, '#f7b733', 4) + box(486, 170, 118, 26, '#2fa37c', 4),
  box(496, 234, 60, 6, '#ffffff') + box(508, 204, 50, 6, '#ffffff') + box(500, 180, 54, 6, '#ffffff'),
  each([70, 178], (x) =>
    [
      shape(`M${x} 258v-44q22-12 46 0 8 22 42 26 16 4 16 18z`, '#1b2430'),
      box(x - 2, 252, 108, 10, '#0d131a', 4),
      line(`M${x + 34} 218l-10 10M${x + 44} 228l-10 10`, '#c9d3dc', 4),
      shape(`M${x + 4} 214q20-10 40 0l-2 8q-18-8-36 0z`, '#3b4a57'),
    ].join(''),
  ),
);

/** As an image, the scene follows the theme of the page by itself. */
const night =
  '.lights{display:none}@media(prefers-color-scheme:dark){.sun{opacity:.12}.houses path{fill:#26323e}.houses~.houses path{fill:#2f3d4a}' +
  '.lights{display:inline}.walk rect{fill:#4a525c}.road rect{fill:#1c2630}}';

/** The left edge and the top of each house of a row. */
const houses = (row: number, draw: (x: number, top: number) => string) =>
  each([36, 180, 320, 470, 590, 720, 880, 1020, 1180, 1330], (x, index) =>
    draw(x + row * 70, 330 + ((index * 67 + row * 110) % 150)),
  );

/** The first view: a morning street, a night street in the dark, and a borrower who holds the phone that the page draws over it. The street goes on beside the middle 620 × 660. */
const morning = [
  `<style>${night}</style>`,
  group('sun', disc(426, 262, 268, '#fff6dd66'), disc(426, 262, 204, '#fff6dd')),
  line('M-8 8V590M772 8V590', '#a8713a', 7) + line('M-8 14Q382 120 772 14', '#a8713a', 3),
  each(['#d4402f', '#1f6feb', '#ffd23f', '#2fa37c', '#ff8f5a'], (colour, index) =>
    shape(
      each([0, 1, 2, 3], (turn) => {
        const way = (turn * 5 + index + 1) / 21;
        const [x, y] = [way * 780 - 23, 14 + way * (1 - way) * 212];
        return way < 1 ? `M${Math.round(x)} ${Math.round(y)}h30l-15 36z` : '';
      }),
      colour,
    ),
  ),
  each(['#f5b95f', '#f0a94e'], (colour, row) =>
    group(
      'houses',
      shape(
        houses(row, (x, top) => `M${x} ${top}h92v${592 - top}h-92z`),
        colour,
      ),
    ),
  ),
  group(
    'lights',
    shape(
      houses(1, (x, top) => `M${x + 18} ${top + 24}h16v20h-16zM${x + 58} ${top + 64}h16v20h-16z`),
      '#ffd27a',
    ),
  ),
  group('walk', box(-1600, 584, 3800, 10, '#c9b58a')),
  group('road', box(-1600, 592, 3800, 68, '#3b4a57')),
  line(
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (index) => `M${20 + index * 128} 628h60`),
    '#e9d8a6',
    5,
  ),
  at(350, 464, 0.56, jeepney),
  at(162, 254, 1.72, bust('#b57b52', '#1f6feb', hair.long, hair.fringe), earrings),
  shape('M255 388Q292 414 302 466Q310 524 326 574L316 660H240z', '#1f6feb'),
  shape('M290 596Q302 560 287 522Q278 496 292 470L352 480V520Q340 550 344 600z', '#b57b52'),
  shape('M280 574L350 586Q348 636 316 664H254Q262 620 280 574z', '#1f6feb'),
  line('M226 500Q246 580 248 664M280 574Q264 616 262 640', '#1858c4', 5),
  line('M284 572L348 583', '#ffd23f', 13),
];

/** Those who answer: credit, customer care and engineering at one desk. */
const team = scene(
  box(0, 0, 640, 320, '#ffe3a8'),
  disc(320, 150, 132, '#fff6dd'),
  box(44, 40, 110, 76, '#ffffff', 8) + line('M60 98l22-26 18 14 34-32', '#2fa37c', 6),
  box(486, 40, 110, 76, '#ffffff', 8) + line('M504 62h74M504 78h52M504 94h64', '#8fa0ad', 6),
  at(146, 152, 0.78, bust('#8d5a3b', '#2fa37c', hair.short, hair.short)),
  at(
    494,
    152,
    0.78,
    bust('#a86f48', '#ff8f5a', hair.bun, hair.short),
    line('M-26 4a11 11 0 1 0 22 0 11 11 0 1 0-22 0M6 4a11 11 0 1 0 22 0 11 11 0 1 0-22 0M-4 4h10', '#1b2430', 3),
  ),
  at(
    320,
    138,
    0.86,
    bust('#b57b52', '#1f6feb', hair.long, hair.fringe),
    line('M-47 4q0-56 47-56t47 56M-47 8q0 34 24 34', '#1b2430', 6),
    disc(-47, 8, 10, '#1b2430') + disc(47, 8, 10, '#1b2430'),
  ),
  box(0, 262, 640, 58, '#c98a4b') + box(0, 262, 640, 9, '#a8713a'),
  each(
    [146, 494],
    (x) =>
      box(x - 50, 206, 100, 58, '#e4eaef', 8) + disc(x, 235, 8, '#ffffff') + box(x - 62, 262, 124, 8, '#8fa0ad', 4),
  ),
  shape('M296 262h48l-5-34h-38z', '#d4402f') + line('M344 238q14 0 10 10t-12 8', '#d4402f', 5),
  shape('M224 262h32l4-24h-40z', '#e2725b') +
    shape('M240 240q-26-12-26-44 24 10 26 44 2-34 26-44 0 32-26 44z', '#2fa37c'),
  box(382, 250, 62, 12, '#1f6feb', 3) + box(388, 239, 52, 11, '#ffd23f', 3),
);

/** The drawing of a step, 48 × 48, at its place in their row. */
const step = (place: number, ...parts: readonly string[]) =>
  `<g transform="translate(${place * 48})" fill-rule="evenodd">${disc(24, 24, 24, '#ffe3a8')}${parts.join('')}</g>`;

/** The three steps to a loan: a phone, a clock, and the money. */
const steps = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 48">${[
  step(
    0,
    shape('M16 8h16a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z', '#1b2430'),
    shape('M16 12h16v22H16z', '#f7fafc'),
    shape('M19 16h10v4H19z', '#1f6feb'),
    shape('M19 23h10v2H19zM19 27h7v2h-7z', '#c9d3dc'),
  ),
  step(
    1,
    shape('M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', '#d4402f'),
    shape('M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24z', '#f7fafc'),
    shape('M22.5 15h3v8.4l5.6 3.6-1.6 2.5-7-4.5z', '#1b2430'),
  ),
  step(
    2,
    shape('M7 16h28v18H7z', '#2fa37c'),
    shape('M10 19h22v12H10zM21 21.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z', '#8fd3ba'),
    shape('M33 22a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', '#ffd23f'),
    shape('M29.5 26h4a3.2 3.2 0 0 1 0 6.4h-1.8V36h-2.2zm2.2 1.9v2.6h1.6a1.3 1.3 0 0 0 0-2.6z', '#8a5100'),
    shape('M27.6 27.7h10.8v.9H27.6zm0 2.1h10.8v.9H27.6z', '#8a5100'),
  ),
].join('')}</svg>`;

/** The ground of the first view, with all that a wide window shows of its street. */
const street = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1600 -600 3800 1260">${morning.join('')}</svg>`;

/** The scenes by their names, and the steps; a build writes each to its file. */
export const scenes = { fare, stock, school, team, steps, street } as const;

export type SceneName = keyof typeof scenes;
