import { type SourceFile, sourceFiles } from './source-files.ts';

const contract = 'packages/api-client/src/contract';
const declarations = sourceFiles(contract);

/** `getOrderVariant2` is declared in `get-order-variant2.ts`. */
const fileNamed = (name: string) =>
  `${name.replaceAll(/[A-Z]|(?<=[a-z])\d+/g, (part) => (/\d/.test(part) ? part : `-${part.toLowerCase()}`))}.ts`;

/** Where a call of the backend is declared. */
export interface Declaration extends SourceFile {
  /** Below the contract's folder: `order/get-order.ts`. */
  readonly file: string;
}

/** The file that declares a call. */
export function declaredIn(name: string): Declaration {
  const found = declarations.find(({ path }) => path.endsWith(`/${fileNamed(name)}`));
  if (!found) throw new Error(`${name} is not declared in a ${fileNamed(name)} of ${contract}.`);
  return { ...found, file: found.path.slice(contract.length + 1) };
}

/** The comment above an exported declaration, as one text. */
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
