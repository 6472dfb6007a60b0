import { beforeEach, expect, test } from 'vitest';
import { draw } from './draw.ts';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';
import { createContext, lazy, Suspense, useContext, useId, useState } from './react.ts';

let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
});

test('draws texts and numbers, and nothing for what React leaves out', () => {
  draw(['a', '', 0, null, undefined, true, false, ['b']], page);
  expect([...page.childNodes].map(({ textContent }) => textContent)).toEqual(['a', '0', 'b']);
});

test('writes props as attributes, but no handlers', () => {
  const props = { className: 'x', disabled: true, hidden: false, 'aria-busy': false, onClick: () => undefined };
  draw(jsx('button', props), page);
  expect(page.innerHTML).toBe('<button class="x" disabled="" aria-busy="false"></button>');
});

test('a choice is the chosen option’s', () => {
  const options = ['', '02'].map((value) => jsx('option', { value, children: value }));
  draw(jsx('select', { value: '02', children: options }), page);
  expect(page.innerHTML).toBe('<select><option value=""></option><option value="02" selected="">02</option></select>');
});

test('a server’s words stay words', () => {
  draw(jsx('p', { children: '<img src=x onerror=alert(1)>' }), page);
  expect(page.querySelector('img')).toBeNull();
});

test('draws SVG in its own namespace, with the names it has there', () => {
  draw(jsx('svg', { viewBox: '0 0 1 1', strokeWidth: '2', children: jsx('path', { d: 'M0 0' }) }), page);
  expect(page.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(page.innerHTML).toBe('<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0"></path></svg>');
});

test('passes a context to descendants, and not to siblings', () => {
  const Colour = createContext('none');
  const Shown = () => useContext(Colour);
  draw(jsxs(Fragment, { children: [jsx(Colour, { value: 'red', children: jsx(Shown, {}) }), jsx(Shown, {})] }), page);
  expect([...page.childNodes].map(({ textContent }) => textContent)).toEqual(['red', 'none']);
});

test('state is what it starts as', () => {
  const Counter = () => useState(() => 3)[0];
  draw(jsx(Counter, {}), page);
  expect(page.textContent).toBe('3');
});

test('a boundary is drawn between comments', () => {
  draw(jsx(Suspense, { children: 'x' }), page);
  expect(page.innerHTML).toBe('<!--$-->x<!--/$-->');
});

test('a component’s second id differs from its first, and from its sibling’s', () => {
  const TwoIds = () => [useId(), useId()].join(' ');
  draw([jsx(TwoIds, {}), jsx(TwoIds, {})], page);
  expect([...page.childNodes].map(({ textContent }) => textContent)).toEqual(['_R_1_ _R_1H1_', '_R_2_ _R_2H1_']);
});

test('a style in numbers without a unit is refused', () => {
  expect(() => draw(jsx('p', { style: { width: 3 } }), page)).toThrow('width needs a unit');
});

test('a lazy component may be named, and not drawn', () => {
  expect(() => draw(jsx(lazy(), {}), page)).toThrow('lazy');
});

test('a title is the page’s, not a part of what is drawn', () => {
  draw(jsxs(Fragment, { children: [jsx('title', { children: 'Order Details' }), jsx('p', { children: 'x' })] }), page);
  expect(page.innerHTML).toBe('<p>x</p>');
  expect(document.title).toBe('Order Details');
});
