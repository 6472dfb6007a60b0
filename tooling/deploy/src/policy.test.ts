import type { Deployment } from '@peace/deployment-config';
import { expect, it } from 'vitest';
import { contentSecurityPolicies } from './policy.ts';
import { defaults } from './testing/a-release.ts';

function sourcesOf(directive: string, decided: Partial<Deployment>, html = '<p>') {
  const app = { images: ['https:', 'data:'], frames: [], ancestors: "'none'" };
  const policies = contentSecurityPolicies({
    pages: { '/a.html': html },
    settings: { ...defaults, ...decided },
    ...app,
  });
  return new RegExp(`${directive} ([^;]*)`).exec(policies.page['/a.html'] ?? '')?.[1]?.split(' ');
}

it('pictures come from the app’s sources alone where the deployment names none', () => {
  expect(sourcesOf('img-src', {})).toEqual(["'self'", 'https:', 'data:']);
});

it('pictures come from the deployment’s origins, too', () => {
  const pictureOrigins = ['/peace/codes/', 'https://codes.lender.ph/qr/'];
  const decided = { trustedOrigins: ['https://pay.lender.ph'], pictureOrigins };
  const expected = ["'self'", 'https:', 'data:', 'https://codes.lender.ph', 'https://pay.lender.ph'];
  expect(sourcesOf('img-src', decided)).toEqual(expected);
});

it('the page calls its own origin and the deployment’s addresses', () => {
  expect(sourcesOf('connect-src', {})).toEqual(["'self'"]);
  const decided = { apiBase: 'https://api.lender.ph/peace', statsUrl: 'https://s.lender.ph/e', reportsUrl: '/reports' };
  expect(sourcesOf('connect-src', decided)).toEqual(["'self'", 'https://api.lender.ph', 'https://s.lender.ph']);
});

it('the block with the deployment’s settings is no script', () => {
  const html = '<script type="application/json" id="deployment">{"a":1}</script><script>run()</script>';
  expect(sourcesOf('script-src', {}, html)).toHaveLength(2);
});
