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

/**
 * The modules that have to be there before others can run: themselves, and everything that they import at once.
 *
 * @param {Pick<import('vite').Rolldown.PluginContext, 'getModuleInfo'>} build
 * @param {readonly string[]} modules
 * @returns {Set<string>}
 */
export function neededModules(build, modules) {
  const needed = new Set(modules);
  // What is added is visited as well.
  for (const id of needed) for (const each of build.getModuleInfo(id)?.importedIds ?? []) needed.add(each);
  return needed;
}
