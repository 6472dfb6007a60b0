import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { outdatedEngine } from './outdated-engine.ts';

function transformed(html: string): string {
  const { transformIndexHtml } = outdatedEngine();
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin changes no page.');
  return Reflect.apply(transformIndexHtml, undefined, [html]);
}

it('the script is the first one of a page', () => {
  const html = transformed('<head><meta charset="utf-8" /><script src="/app.js"></script></head>');
  expect(html).toMatch(/^<head><meta charset="utf-8" \/>\s*<script>\(function[^]*<\/script><script src="\/app\.js">/);
});

it('engines of 2016 can read it', () => {
  const [, code = ''] = /<script>(.*)<\/script>/.exec(transformed('<meta charset="utf-8" />')) ?? [];
  const { program, errors } = parseSync('outdated.js', code, { sourceType: 'script' });
  expect(errors).toEqual([]);
  const newer =
    /"type":"(?:ArrowFunctionExpression|TemplateLiteral|ChainExpression|SpreadElement|ForOfStatement)"|"operator":"(?:\?\?|\*\*)"/;
  expect(JSON.stringify(program)).not.toMatch(newer);
});

it('refuses a page that has no place for it', () => {
  expect(() => transformed('<head></head>')).toThrow('charset');
});
