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

/** The modules that have to be there before others can run: themselves, and everything that they import at once. */
export function neededModules(
  build: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  modules: readonly string[],
): Set<string> {
  const needed = new Set(modules);
  // What is added is visited as well.
  for (const id of needed) for (const each of build.getModuleInfo(id)?.importedIds ?? []) needed.add(each);
  return needed;
}
