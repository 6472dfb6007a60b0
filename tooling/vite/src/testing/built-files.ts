import { build } from 'vite';

/**
 * Returns the output of `vite build` without writing it.
 *
 * @param root the app's folder
 * @returns each file's text by its name
 */
export async function builtFiles(root: string, mode = 'production'): Promise<Map<string, string>> {
  const built = await build({ root, mode, logLevel: 'silent', build: { write: false } });
  if (!('output' in built)) throw new Error(`${root} has more than one build.`);
  return new Map(built.output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
}
