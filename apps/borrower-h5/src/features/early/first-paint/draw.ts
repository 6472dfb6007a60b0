import { type Context, type Element, Fragment, isElement, type Props, Suspense } from './element.ts';
import { setProps } from './set-props.ts';
import { atBranch, ofComponent } from './tree-place.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Draws what a view returns into `parent`, as React's first rendering would: node for node, so that React can take it
 * over. Nodes are made one by one, never from a text: a server's words cannot become markup, and a style needs no
 * exception from the page's content policy.
 */
export function draw(node: unknown, parent: globalThis.Element): void {
  if (Array.isArray(node)) node.forEach((child, index) => atBranch(node.length, index, () => draw(child, parent)));
  else if (isElement(node)) drawElement(node, parent);
  else if (typeof node === 'number' || (typeof node === 'string' && node !== '')) {
    parent.append(parent.ownerDocument.createTextNode(String(node)));
  }
}

function drawElement({ type, props }: Element, parent: globalThis.Element): void {
  if (typeof type === 'string') return drawHost(type, props, parent);
  if (typeof type === 'function')
    return ofComponent(
      () => type(props),
      (drawn) => draw(drawn, parent),
    );
  if (typeof type === 'object') return drawWithin(type, props, parent);
  if (type === Fragment) return draw(props['children'], parent);
  if (type !== Suspense) throw new Error(`Nothing is known of the element ${String(type)}.`);
  parent.append(parent.ownerDocument.createComment('$'));
  draw(props['children'], parent);
  parent.append(parent.ownerDocument.createComment('/$'));
}

function drawHost(name: string, props: Props, parent: globalThis.Element): void {
  const isSvg = name === 'svg' || (parent.namespaceURI === svg && parent.localName !== 'foreignObject');
  const document = parent.ownerDocument;
  // React puts it into the page's head, and takes the one that is there.
  if (name === 'title' && !isSvg) return void (document.title = String(props['children']));
  const element = isSvg ? document.createElementNS(svg, name) : document.createElement(name);
  const isSelect = name === 'select';
  setProps(element, isSelect ? { ...props, value: undefined } : props, isSvg);
  draw(props['children'], element);
  // The chosen option carries the value.
  const isChosen = (option: globalThis.Element) => option.getAttribute('value') === props['value'];
  if (isSelect) [...element.children].find(isChosen)?.setAttribute('selected', '');
  parent.append(element);
}

function drawWithin(context: Context, { value, children }: Props, parent: globalThis.Element): void {
  const outer = context.value;
  context.value = value;
  draw(children, parent);
  context.value = outer;
}
