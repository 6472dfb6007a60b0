/// <reference types="vite/client" />
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import pagesDocument from '../../../docs/contracts/pages.md?raw';
import { allScreens, href, type NamedScreen, readParams, screens } from './index.ts';

const { bindBank, orderDetails, orders } = screens;

describe('the declared screens', () => {
  it('are those of docs/contracts/pages.md', () => {
    const documented = pagesDocument
      .split(/\n(?=- )/)
      .slice(1)
      .map((item) => item.replace(/\s+/g, ' ').replace(/: .*/, ''));
    expect(documented.sort()).toEqual(allScreens.map(toItem).sort());
  });

  it('have a path of their own', () => {
    expect(new Set(allScreens.map(({ path }) => path)).size).toBe(allScreens.length);
  });
});

describe('href', () => {
  it('needs what the screen requires, and leaves out what is not known', () => {
    expect(href(orderDetails, { orderId: '7001', productId: undefined })).toBe('/loanDetail?orderId=7001');
    expect(href(orders)).toBe('/order');
    // @ts-expect-error -- without its product the bank form has nothing to show.
    href(bindBank, { source: 'loanDetail' });
    // @ts-expect-error -- no such parameter.
    href(orders, { orderId: '7001' });
  });

  it('is read as it was written, whatever the values hold', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.option(fc.string(), { nil: undefined }), (orderId, productId) => {
        fc.pre(orderId.trim() !== '');
        const { searchParams } = new URL(href(orderDetails, { orderId, productId }), 'https://h5.test');
        expect(readParams(orderDetails, searchParams)).toEqual({
          kind: 'complete',
          params: { orderId: orderId.trim(), ...(productId?.trim() && { productId: productId.trim() }) },
        });
      }),
    );
  });
});

it.each(['', 'productId=7', 'orderId=', 'orderId=%20'])('a link with %j lacks the order', (query) => {
  expect(readParams(orderDetails, new URLSearchParams(query))).toEqual({ kind: 'missing', name: 'orderId' });
});

function toItem({ name, path, params }: NamedScreen): string {
  const list = Object.entries(params).map(([param, kind]) => `\`${param}\`${kind === 'optional' ? '?' : ''}`);
  return `- \`${name}\` \`${path}\`${list.length === 0 ? '' : ` (${list.join(', ')})`}`;
}
