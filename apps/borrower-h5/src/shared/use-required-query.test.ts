import { describe, expect, it } from 'vitest';
import { requiredQuery } from '#shared/use-required-query.ts';

describe('requiredQuery', () => {
  it('gives the values, trimmed', () => {
    const query = requiredQuery(new URLSearchParams('productId=p1&orderId=%20o1%20'), ['productId', 'orderId']);
    expect(query.kind === 'complete' && query.value('orderId')).toBe('o1');
  });

  it.each(['', 'orderId=', 'orderId=%20'])('names the parameter that %j lacks', (text) => {
    expect(requiredQuery(new URLSearchParams(text), ['orderId'])).toEqual({ kind: 'missing', name: 'orderId' });
  });

  it('names the first of several', () => {
    expect(requiredQuery(new URLSearchParams(), ['productId', 'orderId'])).toEqual({
      kind: 'missing',
      name: 'productId',
    });
  });
});
