/** What something is made of: by the name of each part or file, in kB; of the requests, 1 each. @typedef {Record<string, number>} Parts */
/** By section, name and kind. @typedef {Record<string, Record<string, Record<string, Parts>>>} Sizes */
/** By section, name and kind, in kB; of requests, their number. @typedef {Record<string, Record<string, Record<string, number>>>} Limits */

/** As many parts are named. */
const namedParts = 3;

/** Less is rounding, in kB. */
const worthNaming = 0.05;

/**
 * What is wrong with a build, a sentence each: what is over its limit, by how much, and which of its parts have grown; the
 * largest, if their earlier size is not known.
 *
 * @param {Limits} limits
 * @param {{ sizes: Sizes, before?: Sizes }} built `before`: the sizes of the last build that kept its limits
 * @returns {string[]}
 */
export function exceeded(limits, { sizes, before = {} }) {
  /** @type {string[]} */
  const faults = [];
  for (const [section, named] of Object.entries(sizes)) {
    for (const [name, kinds] of Object.entries(named)) {
      for (const [kind, parts] of Object.entries(kinds)) {
        const limit = limits[section]?.[name]?.[kind];
        const fault = faultOf(kind, { parts, limit, before: before[section]?.[name]?.[kind] });
        if (fault) faults.push(`${section}, ${name}: ${fault}`);
      }
    }
    for (const name of Object.keys(limits[section] ?? {})) {
      if (!(name in named)) faults.push(`${section}, ${name}: a limit for something that is not built`);
    }
  }
  return faults;
}

/**
 * @param {string} kind
 * @param {{ parts: Parts, limit: number | undefined, before: Parts | undefined }} found
 * @returns {string | null}
 */
function faultOf(kind, { parts, limit, before }) {
  const isCounted = kind === 'requests';
  const size = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const said = isCounted ? `${size} requests` : `${size.toFixed(1)} kB of ${kind}`;
  if (limit === undefined) return `${said} without a limit`;
  if (size <= limit) return null;
  const over = `${said}, ${(size - limit).toFixed(isCounted ? 0 : 1)} more than its ${limit}`;
  return `${over} (${isCounted ? newFiles(parts, before) : largestParts(parts, before)})`;
}

/** @type {(parts: Parts, before: Parts | undefined) => string} */
function newFiles(parts, before) {
  const known = new Set(Object.keys(before ?? {}).map(withoutHash));
  const added = Object.keys(parts).filter((file) => !known.has(withoutHash(file)));
  return before && added.length > 0 ? `new: ${added.join(', ')}` : Object.keys(parts).join(', ');
}

/** @type {(parts: Parts, before: Parts | undefined) => string} */
function largestParts(parts, before) {
  const known = new Map(Object.entries(before ?? {}).map(([file, size]) => [withoutHash(file), size]));
  const all = Object.entries(parts).map(([name, size]) => {
    const was = known.get(withoutHash(name));
    return { name, size, was, growth: size - (was ?? 0) };
  });
  const grown = all.filter(({ growth }) => before && growth > worthNaming);
  const listed = grown.length > 0 ? grown : all.map((part) => ({ ...part, growth: part.size }));
  const list = listed
    .sort((one, other) => other.growth - one.growth)
    .slice(0, namedParts)
    .map(
      ({ name, size, was }) => `${name} ${size.toFixed(1)}${before ? `, was ${was?.toFixed(1) ?? 'not there'}` : ''}`,
    );
  return `${grown.length > 0 ? 'grown' : 'largest'}: ${list.join('; ')}`;
}

/** A file's name as it stays from one build to the next. @param {string} file */
const withoutHash = (file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
