import { expect, it } from 'vitest';
import { configuredPage, deploymentOf } from './configured-page.js';
import { readDeployment } from './read-deployment.ts';
import { deploymentProblems } from './release-problems.js';
import { fromEnvironment, readSettings, resolveSettings, variableOf } from './settings.js';

const defaults = {
  apiBase: '/peace',
  trustedOrigins: [],
  pictureOrigins: [],
  walletSchemes: [],
  sessionEndedCodes: [],
  optionalBankField: '',
  paidProblemType: '',
  statsUrl: '',
  reportsUrl: '',
  feedbackUrl: '/feedback',
  servicePhone: '+63281234567',
  appStoreUrl: '',
  playStoreUrl: '',
  defaultLocale: 'original',
  off: [],
};

it('the environment wins over config.json, and that over the defaults', () => {
  const file = { apiBase: 'https://api.lender.ph/peace', statsUrl: 'https://stats.lender.ph/' };
  const settings = resolveSettings({ defaults, file, env: { PEACE_API_BASE: '/v2', PEACE_OFF: 'apply, channel:12' } });
  expect(settings).toEqual({ ...defaults, ...file, apiBase: '/v2', off: ['apply', 'channel:12'] });
});

it('an empty variable changes nothing, and a dash empties', () => {
  const file = { statsUrl: 'https://stats.lender.ph/', off: ['apply'] };
  const env = { PEACE_STATS_URL: '-', PEACE_OFF: '-', PEACE_API_BASE: '' };
  expect(resolveSettings({ defaults, file, env })).toEqual(defaults);
});

it('variables are named after the settings', () => {
  expect(variableOf('sessionEndedCodes', 'PEACE_')).toBe('PEACE_SESSION_ENDED_CODES');
  expect(fromEnvironment({ VITE_PLAY_STORE_URL: 'https://a.ph' }, 'VITE_')).toEqual({ playStoreUrl: 'https://a.ph' });
});

it.each([
  ['apiBase', 'peace'],
  ['apiBase', '//evil.example'],
  ['apiBase', '/peace/'],
  ['statsUrl', 'javascript:alert(1)'],
  ['reportsUrl', 'reports'],
  ['servicePhone', 'call us'],
  ['defaultLocale', 'de'],
  ['off', ['pay']],
  ['off', ['channel:a b']],
  ['pictureOrigins', ['http://codes.lender.ph/qr/']],
  ['pictureOrigins', ['/']],
  ['walletSchemes', ['javascript']],
  ['walletSchemes', ['gcash://']],
  ['sessionEndedCodes', ['00']],
  ['optionalBankField', 'is optional'],
  ['paidProblemType', '2&orderNo=1'],
  ['surprise', 1],
])('refuses %s %j and names it', (name, value) => {
  expect(() => readSettings({ ...defaults, [name]: value })).toThrow(name);
});

it('a release takes no sample, no plain http and no reserved name', () => {
  const real = readSettings({ ...defaults, servicePhone: '+63287654321', apiBase: 'https://api.lender.ph/peace' });
  expect(deploymentProblems(real, 'borrower-h5')).toEqual([]);
  const settings = { ...real, servicePhone: '+63281234567', apiBase: 'http://api.lender.ph' };
  const problems = deploymentProblems({ ...settings, trustedOrigins: ['https://pay.example.com'] }, 'borrower-h5');
  expect(problems).toEqual([
    'apiBase is "http://api.lender.ph": not https',
    'trustedOrigins is "https://pay.example.com": this name is reserved for examples',
    `servicePhone is "+63281234567": this is a sample: the made-up company's`,
  ]);
});

it('a page gets its settings, and reads them; nothing in them can end the block', () => {
  const html = '<head><script type="application/json" id="deployment">{}</script></head>';
  const told = configuredPage(html, { release: '1.0.0', servicePhone: '</script><img src=x>' });
  expect(told).not.toContain('<img');
  document.body.innerHTML = told;
  expect(readDeployment(document)).toEqual({ release: '1.0.0', servicePhone: '</script><img src=x>' });
  expect(deploymentOf(told)).toEqual(readDeployment(document));
  expect(() => configuredPage('<head>', {})).toThrow('no <script');
});

it('without a block, or with a broken one, the defaults hold', () => {
  expect(readDeployment(undefined)).toEqual({});
  document.body.innerHTML = '<script type="application/json" id="deployment">{</script>';
  expect(readDeployment(document)).toEqual({});
});
