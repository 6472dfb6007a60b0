import { parseAst } from 'vite';

/**
 * A function of a module: where it stands, where its body does, and what has to stay of it when its body goes.
 *
 * @typedef {object} FunctionPlace
 * @property {number} start
 * @property {number} end
 * @property {{ start: number, end: number, isBlock: boolean }} body
 * @property {'expression' | 'declaration' | 'method'} kind
 * @property {string} name of a declaration
 */

/** Nodes of the syntax tree, as far as they are looked at. @typedef {Record<string, any> & { type: string, start: number, end: number }} Node */

const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/**
 * The functions of a module, outer ones ahead of those in them. Constructors are left out: one that is derived has to call
 * its parent's.
 *
 * @param {string} code
 * @returns {FunctionPlace[]}
 */
export function functionsIn(code) {
  /** @type {FunctionPlace[]} */
  const found = [];
  /** @type {(node: unknown, parent?: Node) => void} */
  const visit = (node, parent) => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, parent));
    if (!isNode(node)) return;
    if (isFunction.test(node.type) && isNode(node['body']) && parent?.['kind'] !== 'constructor')
      found.push(placeOf(node, parent));
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, node);
  };
  visit(parseAst(code, { lang: 'tsx' }).body);
  return found;
}

/** @param {any} node @returns {node is Node} */
function isNode(node) {
  return typeof node?.type === 'string' && typeof node.start === 'number';
}

/** @type {(node: Node, parent?: Node) => FunctionPlace} */
function placeOf({ type, start, end, body, id }, parent) {
  const isMethod =
    parent?.type === 'MethodDefinition' ||
    (parent?.type === 'Property' && (parent['method'] === true || parent['kind'] !== 'init'));
  const kind = isMethod ? 'method' : type === 'FunctionDeclaration' ? 'declaration' : 'expression';
  const name = id?.name ?? '';
  return {
    start,
    end,
    kind,
    name,
    body: { start: body.start, end: body.end, isBlock: body.type === 'BlockStatement' },
  };
}
