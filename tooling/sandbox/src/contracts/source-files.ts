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

export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .toSorted()
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(`${root}${folder}/${file}`, 'utf8') }));
}

const contract = 'packages/api-client/src/contract';
const declarations = sourceFiles(contract);

/** `getOrderVariant2` is declared in `get-order-variant2.ts`. */
const fileNamed = (name: string) =>
  `${name.replaceAll(/[A-Z]|(?<=[a-z])\d+/g, (part) => (/\d/.test(part) ? part : `-${part.toLowerCase()}`))}.ts`;

export interface Declaration extends SourceFile {
  /** Below the contract's folder: `order/get-order.ts`. */
  readonly file: string;
}

export function declaredIn(name: string): Declaration {
  const found = declarations.find(({ path }) => path.endsWith(`/${fileNamed(name)}`));
  if (!found) throw new Error(`${name} is not declared in a ${fileNamed(name)} of ${contract}.`);
  return { ...found, file: found.path.slice(contract.length + 1) };
}

export function commentAbove({ text }: SourceFile, name: string): string {
  const before = text.slice(0, text.indexOf(`export const ${name} =`)).trimEnd();
  if (!before.endsWith('*/')) return '';
  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .join(' ')
    .trim();
}
