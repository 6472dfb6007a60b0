import { transform } from 'lightningcss';

/** @typedef {import('lightningcss').TokenOrValue} Token */
/** @typedef {import('lightningcss').Visitor<{}>} Visitor */

/**
 * A custom property as the root of the page has it: in which layer, by which of its declarations there, and its value.
 *
 * @typedef {{ layer: number, order: number, tokens: Token[] }} RootValue
 */

/** Within these a declaration holds only sometimes. */
const conditional = ['media', 'supports', 'container'];

/**
 * What is declared of custom properties in a stylesheet.
 *
 * @param {string} css
 */
export function readProperties(css) {
  /** What holds at the root. @type {Map<string, RootValue>} */
  const atRoot = new Map();
  /** Declared elsewhere than at the root, or sometimes. @type {Set<string>} */
  const changing = new Set();
  /** Declared elsewhere than at the root. @type {Set<string>} */
  const local = new Set();
  /** @type {Map<string, number>} */
  const uses = new Map();
  const visitor = visitorOf({
    Variable: ({ name: { ident } }) => void uses.set(ident, (uses.get(ident) ?? 0) + 1),
    declaration: ({ name, tokens, isRoot, isSometimes, layer, order }) => {
      if (!isRoot) local.add(name);
      if (!isRoot || isSometimes) changing.add(name);
      // Of two in one layer the later one holds, as in the cascade.
      else if ((atRoot.get(name)?.layer ?? -1) <= layer) atRoot.set(name, { layer, order, tokens });
      return true;
    },
  });
  transform({ filename: 'early.css', code: Buffer.from(css), visitor });
  return { atRoot, changing, local, uses };
}

/**
 * Settles what is known of custom properties. Of several declarations at the root only the one that counts stays. And a value comes
 * in the place of its name where that is shorter: the root alone declares it, always, and it is one word or used once. What
 * it refers to has to be the root's too: further down it would be another value.
 *
 * @param {ReturnType<typeof readProperties>} read
 * @param {(name: string) => boolean} isScripted whether a script knows the property
 * @returns {Visitor}
 */
export function settling({ atRoot, changing, local, uses }, isScripted) {
  /** @param {string} name */
  const settled = (name) => {
    const value = atRoot.get(name);
    if (!value || changing.has(name) || isScripted(name)) return undefined;
    const words = value.tokens.filter(({ type, value: token }) => type !== 'token' || token.type !== 'white-space');
    if (words.length > 1 && uses.get(name) !== 1) return undefined;
    return value.tokens.some(refersTo(local)) ? undefined : returnable(value.tokens);
  };
  return visitorOf({
    Variable: ({ name: { ident } }) => settled(ident),
    declaration: ({ name, isRoot, isSometimes, order }) => !isRoot || isSometimes || atRoot.get(name)?.order === order,
  });
}

/**
 * A declaration of a custom property.
 *
 * @typedef {{ name: string, tokens: Token[], isRoot: boolean, isSometimes: boolean, layer: number, order: number }} Declaration
 */

/**
 * Looks at every declaration of a custom property, and takes out those for which `declaration` says so.
 *
 * @param {{ Variable: Visitor['Variable'], declaration: (declaration: Declaration) => boolean }} look
 * @returns {Visitor}
 */
function visitorOf({ Variable, declaration: isKept }) {
  /** In the order of their first appearance, which is that of their strength. @type {string[]} */
  const layers = [];
  const within = [Number.POSITIVE_INFINITY];
  let conditions = 0;
  let order = 0;
  const enter = () => void (conditions += 1);
  return {
    Variable,
    Rule: {
      ...Object.fromEntries(conditional.map((each) => [each, enter])),
      'layer-block': ({ value }) => {
        const name = (value.name ?? []).join('.');
        if (!layers.includes(name)) layers.push(name);
        within.push(layers.indexOf(name));
      },
      style: (rule) => {
        const isRoot = isOfRoot(rule.value.selectors);
        const given = rule.value.declarations?.declarations ?? [];
        const kept = given.filter((each) => {
          if (each.property !== 'custom' || !each.value.name.startsWith('--')) return true;
          order += 1;
          const { name, value: tokens } = each.value;
          return isKept({ name, tokens, isRoot, isSometimes: conditions > 0, layer: within.at(-1) ?? 0, order });
        });
        if (kept.length === given.length) return undefined;
        const declarations = { ...rule.value.declarations, declarations: kept };
        return returnable({ ...rule, value: { ...rule.value, declarations } });
      },
    },
    // Not one for each kind: lightningcss calls none of those.
    RuleExit: ({ type }) => {
      if (conditional.includes(type)) conditions -= 1;
      else if (type === 'layer-block') within.pop();
    },
  };
}

/** @param {import('lightningcss').SelectorList} selectors */
const isOfRoot = (selectors) =>
  selectors.every(
    ([first, ...rest]) =>
      rest.length === 0 && first?.type === 'pseudo-class' && (first.kind === 'root' || first.kind === 'host'),
  );

/**
 * As lightningcss takes it back: what is not there it gives as `null`, and refuses that.
 *
 * @template Given
 * @param {Given} given
 * @returns {Given}
 */
const returnable = (given) => JSON.parse(JSON.stringify(given, (_key, value) => value ?? undefined));

/** @param {ReadonlySet<string>} names @returns {(token: Token) => boolean} */
const refersTo = (names) => (token) => {
  if (token.type === 'var') {
    const { name, fallback } = token.value;
    return names.has(name.ident) || (fallback ?? []).some(refersTo(names));
  }
  return token.type === 'function' && token.value.arguments.some(refersTo(names));
};
