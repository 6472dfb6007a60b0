/**
 * The files that have to be there before a chunk can run: its own, its stylesheets, and those of everything that it imports
 * at once, nearest first.
 *
 * @param {import('vite').Rolldown.OutputAsset | import('vite').Rolldown.OutputChunk | undefined} chunk
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {Set<string>} [known] files that were found before
 * @returns {string[]} names, each once
 */
export function neededFiles(chunk, bundle, known = new Set()) {
  if (chunk?.type !== 'chunk' || known.has(chunk.fileName)) return [];
  known.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => neededFiles(bundle[file], bundle, known));
  return [...new Set([chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported])];
}
