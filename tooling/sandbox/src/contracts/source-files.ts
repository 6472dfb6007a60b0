import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A file of the repository that is neither a test nor a story. */
export interface SourceFile {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|\/testing\//.test(file);

/** The source files below a folder of the repository. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .toSorted()
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(`${root}${folder}/${file}`, 'utf8') }));
}
