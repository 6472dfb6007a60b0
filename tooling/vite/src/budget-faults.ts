/** The size of each part or file, in kB; each request counts as 1. */
export type Parts = Readonly<Record<string, number>>;
/** By section, name and kind. */
type ByKind<Value> = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Value>>>>>>;

const namedParts = 3;

/** Limits are whole quarters of a kB, so that not every byte is a new limit. */
const limitsPerKilobyte = 4;

/** Less is rounding, in kB. */
const worthNaming = 0.05;

/**
 * Returns a sentence for each exceeded limit: by how much, and which parts have grown; the largest, if their earlier size is not
 * known.
 *
 * @param limits in kB; of requests, their number
 * @param built `before`: the sizes of the last build that kept its limits
 */
export function exceeded(
  limits: ByKind<number>,
  { sizes, before = {} }: { sizes: ByKind<Parts>; before?: ByKind<Parts> },
): string[] {
  const faults: string[] = [];
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

interface Found {
  readonly parts: Parts;
  readonly limit: number | undefined;
  readonly before: Parts | undefined;
}

const total = (parts: Parts) => Object.values(parts).reduce((sum, part) => sum + part, 0);

const sizeSaid = (kind: string, parts: Parts) =>
  kind === 'requests' ? `${total(parts)} requests` : `${total(parts).toFixed(1)} kB of ${kind}`;

/** All sizes of a build, a line for each page and route. */
export const sizesSaid = (sizes: ByKind<Parts>): string[] =>
  Object.entries(sizes).flatMap(([section, named]) =>
    Object.entries(named).map(([name, kinds]) => {
      const each = Object.entries(kinds).map(([kind, parts]) => sizeSaid(kind, parts));
      return `${section}, ${name}: ${each.join(', ')}`;
    }),
  );

function faultOf(kind: string, { parts, limit, before }: Found): string | null {
  const isCounted = kind === 'requests';
  const size = total(parts);
  const said = sizeSaid(kind, parts);
  const enter = isCounted ? size : Math.ceil(size * limitsPerKilobyte) / limitsPerKilobyte;
  if (limit === undefined) return `${said} without a limit; enter ${enter}`;
  if (size <= limit) return null;
  const over = isCounted ? size - limit : `${Math.round((size - limit) * 1000)} bytes`;
  const why = isCounted ? newFiles(parts, before) : largestParts(parts, before);
  return `${said}, ${over} more than its ${limit} (${why}); to allow it, enter ${enter}`;
}

function newFiles(parts: Parts, before: Parts | undefined): string {
  const known = new Set(Object.keys(before ?? {}).map(withoutHash));
  const added = Object.keys(parts).filter((file) => !known.has(withoutHash(file)));
  return before && added.length > 0 ? `new: ${added.join(', ')}` : Object.keys(parts).join(', ');
}

function largestParts(parts: Parts, before: Parts | undefined): string {
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

/** A file's name as it stays from one build to the next. */
const withoutHash = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
