import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { looks, nameOfLook, usualLook } from './look.ts';
import type { Story } from './stories.ts';

/** Git ignores it. */
export const sheetFolder = fileURLToPath(new URL('../contact-sheet', import.meta.url));

const style = `
  body { font: 14px Inter, sans-serif; margin: 24px; color: #1b2430; background: #dfe4e9 }
  h2 { margin: 32px 0 8px }
  .overview, .row { display: flex; gap: 12px; align-items: start }
  .overview { flex-wrap: wrap; width: 1368px; padding: 12px }
  figure { margin: 0 }
  .row { overflow-x: auto; padding-bottom: 24px }
  .row img { zoom: 0.6 }
  .overview img { width: 126px; height: 273px; object-fit: cover; object-position: top; border-radius: 8px }
`;

const picture = (look: string, { id }: Story): string => `${look}/${id}.png`;
const isDrawn = (path: string): boolean => existsSync(`${sheetFolder}/${path}`);
const bytes = (path: string): number => statSync(`${sheetFolder}/${path}`).size;
/** In pixels, from the file's header. */
const widthOf = (path: string): number => readFileSync(`${sheetFolder}/${path}`).readUInt32BE(16);

/** The page with every picture there is: a row for each story, and on top one state of each screen that is not a tool. */
export function contactSheet(stories: ReadonlyMap<string, readonly Story[]>): string {
  const overview = [...stories].flatMap(([title, ofScreen]) =>
    title.includes('dev-preview') ? [] : fullest(ofScreen),
  );
  const sections = [...stories].map(([title, ofScreen]) => `<h2>${title}</h2>${ofScreen.map(row).join('')}`);
  const images = overview.map((path) => `<img src="${path}" alt="">`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
<div class="overview">${images}</div>${sections.join('')}`;
}

/** The state with the most to see, of those as wide as usual. */
function fullest(stories: readonly Story[]): readonly string[] {
  return stories
    .map((story) => picture(nameOfLook(usualLook), story))
    .filter((path) => isDrawn(path) && widthOf(path) === usualLook.width)
    .sort((one, other) => bytes(other) - bytes(one))
    .slice(0, 1);
}

function row(story: Story): string {
  const drawn = looks.map((look) => nameOfLook(look)).filter((look) => isDrawn(picture(look, story)));
  const figures = drawn.map(
    (look) =>
      `<figure><img loading="lazy" src="${picture(look, story)}" alt=""><figcaption>${look}</figcaption></figure>`,
  );
  return `<h3>${story.name}</h3><div class="row">${figures.join('')}</div>`;
}
