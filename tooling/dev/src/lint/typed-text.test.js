import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Every text that is typed or pasted is read by `@peace/validators` before it is counted, cut, compared or sent.

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The files with controls of typed text, for each control what reads it. */
const controls = {
  'packages/vant-react-compat/src/field/field.tsx': ['format(', 'fitted('],
  'packages/ui-kit/src/day-field/day-field.tsx': ['digitsOf'],
  // Read by `clipRegistrationSmsCodeInput`, as a whole message may be pasted.
  'apps/promo-landing/src/screens/registration/code-part.tsx': ['useFieldProps'],
  'apps/dev-preview/src/shared/controls.tsx': ['plainText'],
  'apps/dev-preview/src/features/palette/palette.tsx': ['plainText'],
  // The JSON of a response is answered as it was typed.
  'apps/dev-preview/src/features/time-line/inspector.tsx': ['edited'],
};

/** The readers of a field's edits and of a day's digits: readers of `@peace/validators`, and two that are built on them. */
const readers = [
  'digitsOnly',
  "field === 'amount' ? inThousands : plainCodeEdit",
  'fitEdit',
  'isPhone(field) ? regroupPhone : grouping ? (edit) => regroup(edit, grouping) : plainEdit',
  'plainCodeEdit',
  'plainEdit',
];

const sources = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/src\/.*\.tsx$/.test(file) && !/\.(?:test|stories)\.tsx$|\/testing\//.test(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      source: readFileSync(join(root, folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
    })),
);

it('every control of typed text has a reader', () => {
  const found = sources.map(({ path, source }) => {
    const elements = source.match(/<(?:input|textarea)\s[^]*?\/>/g) ?? [];
    const typed = elements.filter((element) => !/type="(?:checkbox|radio|file)"/.test(element));
    const read = Object.entries(controls).flatMap(([name, each]) => (name === path ? each : []));
    return { path, source, typed, read };
  });
  expect(
    found
      .filter(({ typed }) => typed.length > 0)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(controls).sort());
  for (const { path, source, typed, read } of found) {
    expect(typed.length, path).toBe(read.length);
    for (const reader of read) expect(source).toContain(reader);
  }
});

it('every field has one of these readers', () => {
  const used = sources.flatMap(({ source }) =>
    [...source.matchAll(/\b(?:format|digitsOf)=\{([^}]*)\}/g)].map(([, reader]) => reader),
  );
  expect(new Set(used)).toEqual(new Set(readers));
});
