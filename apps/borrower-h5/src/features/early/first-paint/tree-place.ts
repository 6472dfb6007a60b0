/** A place in the tree as React counts it: by the forks on the way there. */
export interface Place {
  /** Which branch was taken at each fork, the nearest fork highest, behind a leading one. */
  readonly bits: number;
  /** The part that no longer fits into 32 bits, in base 32. */
  readonly overflow: string;
}

const root: Place = { bits: 1, overflow: '' };
let place = root;
/** Ids given to the component that is being drawn. */
let given = 0;

const lengthOf = (bits: number) => 32 - Math.clz32(bits);

/** The place one branch further. React numbers branches from 1 in as many bits as their count takes. */
function branchOf({ bits, overflow }: Place, count: number, index: number): Place {
  const length = lengthOf(bits) - 1;
  const path = bits & ~(1 << length);
  if (lengthOf(count) + length <= 30) return grown(path, { length, overflow }, { count, index });
  // Whole digits of base 32 go over.
  const gone = length - (length % 5);
  const digits = (path & ((1 << gone) - 1)).toString(32);
  return grown(path >> gone, { length: length - gone, overflow: digits + overflow }, { count, index });
}

function grown(
  path: number,
  { length, overflow }: { readonly length: number; readonly overflow: string },
  { count, index }: { readonly count: number; readonly index: number },
): Place {
  return { bits: (1 << (lengthOf(count) + length)) | ((index + 1) << length) | path, overflow };
}

/** Draws one of several children at its own place. */
export function atBranch(count: number, index: number, draw: () => void): void {
  const outer = place;
  place = branchOf(outer, count, index);
  draw();
  place = outer;
}

/** Draws what a component returns; one that has used an id is a fork of its own. */
export function ofComponent<Node>(render: () => Node, draw: (node: Node) => void): void {
  given = 0;
  const node = render();
  if (given > 0) atBranch(1, 0, () => draw(node));
  else draw(node);
}

/** The id that React's `useId` will find when it takes the place over. */
export function nextId(): string {
  const path = place.bits & ~(1 << (lengthOf(place.bits) - 1));
  const id = `_R_${path.toString(32)}${place.overflow}${given > 0 ? `H${given.toString(32)}` : ''}_`;
  given += 1;
  return id;
}
