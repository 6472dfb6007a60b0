import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge, judgedSurvivors, mutatedModules, root } from './modules.js';

const files = mutatedModules.flatMap(({ folder, files: named }) => named.map((file) => `${folder}/${file}`));

it.each(files)('%s exists', (file) => expect(existsSync(join(root, file))).toBe(true));

it('judges changes of these files only', () => {
  expect(judgedSurvivors.filter((line) => !files.includes(line.replace(/: .*/, '')))).toEqual([]);
});

it('refuses a survivor that is not judged, and a judgement without a survivor', () => {
  const [known = ''] = judgedSurvivors;
  const folder = known.split('/src/')[0] ?? '';
  const others = judgedSurvivors.filter((line) => line.startsWith(`${folder}/`) && line !== known);
  expect(judge([...others, known, 'new'], folder)).toEqual({ unknown: ['new'], outdated: [] });
  expect(judge(others, folder)).toEqual({ unknown: [], outdated: [known] });
});
