/** `import … from '…'`, `export … from '…'`, `import '…'`, a style's `@import '…'`; not `import('…')`, which waits until it is called. */
const statement = /(?:\bfrom\s*|(?:^|[;\n])\s*@?import\s*)(['"])([^'"\n]+)\1/g;
const quoted = /(['"])([^'"\n]+)\1/g;

/** @param {string} source @returns {string[]} what a source imports at once, as it says it */
export const importsIn = (source) =>
  [...source.matchAll(statement)].map(([, , specifier = '']) => specifier.replace(/\?.*$/, ''));

/** @param {string} source @returns {string[]} the patterns of files that a source asks its bundler for */
export function globsIn(source) {
  return source
    .split('import.meta.glob')
    .slice(1)
    .flatMap((rest) => {
      const call = rest.slice(rest.indexOf('('), rest.indexOf(')'));
      return Array.from(call.matchAll(quoted), ([, , pattern = '']) => pattern);
    })
    .filter((pattern) => /^!?[./*]/.test(pattern));
}

/** @param {string} pattern @returns {RegExp} */
export function globToRegExp(pattern) {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`);
}
