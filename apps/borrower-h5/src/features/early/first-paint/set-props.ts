import type { Props } from './element.ts';

/** Names in which JSX differs from HTML by more than their case. */
const htmlNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** React's own props, and those that no first markup has. */
const unwritten = new Set(['children', 'key', 'ref', 'autoFocus', 'suppressHydrationWarning']);

/** Writes an element's props as attributes, as React does. Handlers are React's to attach. */
export function setProps(element: Element, props: Props, isSvg: boolean): void {
  for (const [name, value] of Object.entries(props)) {
    if (unwritten.has(name) || /^on[A-Z]/.test(name)) continue;
    if (name === 'style') setStyle(element, value);
    else setAttribute(element, attributeName(name, isSvg), value);
  }
}

function attributeName(name: string, isSvg: boolean): string {
  const known = htmlNames[name];
  if (known !== undefined) return known;
  // SVG's own attributes are camelCase (viewBox); those that it shares with CSS are written with dashes.
  if (isSvg) return /^(?:stroke|fill|clip|stop|text|font)[A-Z]/.test(name) ? withDashes(name) : name;
  return name.toLowerCase();
}

const withDashes = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function setAttribute(element: Element, name: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') element.setAttribute(name, String(value));
  else if (typeof value !== 'boolean') return;
  else if (/^(?:aria|data)-/.test(name)) element.setAttribute(name, String(value));
  else if (value) element.setAttribute(name, '');
}

/** Through the CSSOM, which the content policy allows; the views write custom properties and plain texts only. */
function setStyle(element: Element, style: unknown): void {
  if (typeof style !== 'object' || style === null || !('style' in element)) return;
  const { style: declaration } = element;
  if (!(declaration instanceof CSSStyleDeclaration)) return;
  for (const [name, value] of Object.entries(style)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (typeof value === 'number' && !name.startsWith('--') && value !== 0) {
      throw new TypeError(`The style ${name} needs a unit: before React is there, none is added.`);
    }
    declaration.setProperty(name.startsWith('--') ? name : withDashes(name), String(value));
  }
}
