import type { Rolldown } from 'vite';

/**
 * The files that have to be there before a chunk can run: its own, its stylesheets, and those of everything that it imports
 * at once, nearest first.
 *
 * @param known files that were found before
 * @returns names, each once
 */
export function neededFiles(
  chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
  bundle: Rolldown.OutputBundle,
  known = new Set<string>(),
): string[] {
  if (chunk?.type !== 'chunk' || known.has(chunk.fileName)) return [];
  known.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => neededFiles(bundle[file], bundle, known));
  return [...new Set([chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported])];
}
