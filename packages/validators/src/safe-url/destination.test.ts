import { describe, expect, test } from 'vitest';

import { checkDestination } from './destination.ts';

const base = 'https://peace.example/loanDetail';
const check = (link: string) => checkDestination(link, { base });

describe('refuses', () => {
  test.each([
    ['', 'empty'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['data:text/html,<script>1</script>', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['blob:https://peace.example/1', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['filesystem:https://peace.example/temporary/x', 'scheme'],
    ['about:blank', 'scheme'],
    ['view-source:https://peace.example', 'scheme'],
    ['https:evil.example', 'scheme'],
    ['https:/evil.example', 'scheme'],
    ['peace:', 'scheme'],
    ['http:evil.example', 'scheme'],
    ['peace:a\u2028b', 'scheme'],
    [':x', 'scheme'],
    ['java%0ascript:alert(1)', 'scheme'],
    ['java script:alert(1)', 'scheme'],
    ['java\tscript:alert(1)', 'control-characters'],
    ['java\nscript:alert(1)', 'control-characters'],
    ['\u0000javascript:alert(1)', 'control-characters'],
    ['\u0001https://x.example', 'control-characters'],
    [' javascript:alert(1)', 'control-characters'],
    [' https://x.example', 'control-characters'],
    ['https://x.example\n', 'control-characters'],
    ['\u00a0javascript:alert(1)', 'control-characters'],
    ['/\t/evil.example', 'control-characters'],
    ['//evil.example', 'protocol-relative'],
    ['/\\evil.example', 'protocol-relative'],
    ['\\\\evil.example', 'scheme'],
    ['\\/evil.example', 'scheme'],
    ['https://user@x.example', 'credentials'],
    ['https://:secret@x.example', 'credentials'],
    ['//user:secret@peace.example/repay', 'credentials'],
    ['https://user:secret@x.example', 'credentials'],
    ['https://peace.example:1@evil.example', 'credentials'],
    ['peace://user@wallet', 'credentials'],
    ['https://', 'unparsable'],
    ['https://a b.example', 'unparsable'],
    ['https://x.example:99999', 'unparsable'],
    ['peace://a b', 'unparsable'],
  ])('%j: %s', (link, reason) => expect(check(link)).toEqual({ kind: 'refused', reason }));
});

describe('accepts', () => {
  test.each([
    ['https://x.example/a?b#c', 'https://x.example/a?b#c'],
    ['HTTP://X.example', 'http://x.example/'],
    ['/repay?orderId=1', 'https://peace.example/repay?orderId=1'],
    ['?orderId=1', 'https://peace.example/loanDetail?orderId=1'],
    ['#top', 'https://peace.example/loanDetail#top'],
    ['/.//evil.example', 'https://peace.example//evil.example'],
    ['/x:javascript:alert(1)', 'https://peace.example/x:javascript:alert(1)'],
    ['https://[::1]/', 'https://[::1]/'],
  ])('%s', (link, href) => expect(check(link)).toEqual({ kind: 'web', url: new URL(href) }));

  test.each([
    ['peace://wallet', 'peace'],
    ['GCash://pay?to=a@b#c', 'gcash'],
    ['intent://scan/#Intent;scheme=zxing;end', 'intent'],
    ['market://details?id=ph.wallet', 'market'],
    ['com.wallet.pay:1', 'com.wallet.pay'],
    ['mailto:a@b.example', 'mailto'],
    ['https-wallet:pay', 'https-wallet'],
    ['x-https:pay', 'x-https'],
    ['wallet', ''],
    ['wallet/pay?to=https://x.example', ''],
    ['../repay', ''],
  ])('for the native shell: %s', (link, scheme) => expect(check(link)).toEqual({ kind: 'native', to: link, scheme }));
});

test('a path of a page without TLS is of the web', () => {
  expect(checkDestination('/repay', { base: 'http://localhost/' }).kind).toBe('web');
});

test('the credentials that the page was opened with do not travel on', () => {
  const page = 'https://user:secret@peace.example/loanDetail';
  expect(checkDestination('/repay', { base: page })).toEqual({
    kind: 'web',
    url: new URL('https://peace.example/repay'),
  });
});

test('a relative link on a page that is not the web’s leads nowhere', () => {
  for (const odd of [
    'about:blank',
    'file:///index.html',
    'data:text/html,x',
    'blob:null/1',
    'xhttps://a/b',
    'no address',
  ]) {
    expect(checkDestination('/repay', { base: odd }).kind).toBe('refused');
  }
});
