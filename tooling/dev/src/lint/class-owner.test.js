import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unownedClasses } from './class-owner.js';
import { packagesIn, root } from './testing/repository.js';

const apps = packagesIn('apps').map((app) => `${app}/src`);
const views = [...apps, 'packages/ui-kit/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$|(?:^|\/)testing\/|^pictures\//.test(file))
    .map((file) => join(folder, file)),
);

// `official-site/src/pictures` is drawn into image files, with sheets inlined by `drawing-styles.ts`.
it('every class of a view is styled by a sheet that its own file imports', () => {
  expect(views.length).toBeGreaterThan(200);
  const unowned = views.map((file) => [file, unownedClasses(join(root, file))]).filter(([, names]) => names?.length);
  expect(unowned).toEqual([]);
});

describe('planted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'class-owner-'));
  writeFileSync(join(folder, 'card.css'), '.card { color: red; }\n.card__name,\n.card--wide { color: blue; }\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a class without a sheet', `<p className="card" />`, ['card']],
    ['a class of another sheet', `import './card.css';\n<p className="card order" />`, ['order']],
    ['one of two in a choice', `import './card.css';\n<p className={isWide ? 'card--wide' : 'narrow'} />`, ['narrow']],
    ['one beside a variable', 'import "x";\n<p className={`card ${tone}`} />', ['card']],
    [
      'one beside a comparison',
      `import './card.css';\n<p className={kind === 'shown' ? 'card' : 'order'} />`,
      ['order'],
    ],
    ['its own, their parts, Vant’s', `import './card.css';\n<p className="card card__name van-ellipsis" />`, []],
    ['what is made of a variable', "import './card.css';\n<p className={`card card--${tone}`} />", []],
  ])('%s', (_what, source, found) => {
    const file = join(folder, 'view.tsx');
    writeFileSync(file, `${source}\n`);
    expect(unownedClasses(file)).toEqual(found);
  });
});
