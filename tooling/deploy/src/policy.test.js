import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicies } from './policy.js';
import { folderOf } from './sites.js';

/** @param {string | undefined} policy */
const imageSources = (policy = '') => /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

/** @param {Record<string, string>} pages */
function policyOf(pages) {
  const app = { pages, images: ['https:', 'data:'], frames: [], ancestors: "'none'" };
  return contentSecurityPolicies(app).page['/index.html'];
}

afterEach(() => vi.unstubAllEnvs());

describe('the sources of pictures', () => {
  it('are those of the app where its build names none', () => {
    const html = '<meta name="picture-origins" content="," />';
    expect(imageSources(policyOf({ '/index.html': html }))).toEqual(["'self'", 'https:', 'data:']);
    expect(imageSources(policyOf({ '/index.html': '<p>' }))).toEqual(["'self'", 'https:', 'data:']);
  });

  it('follow from VITE_TRUSTED_ORIGINS and VITE_PICTURE_ORIGINS of the build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('VITE_TRUSTED_ORIGINS', 'https://pay.example.ph');
    vi.stubEnv('VITE_PICTURE_ORIGINS', 'https://codes.example.ph, http://127.0.0.1:8787');
    const result = await build({ root: folderOf('borrower-h5'), logLevel: 'silent', build: { write: false } });
    const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
    const pages = Object.fromEntries(
      output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? [[`/${file.fileName}`, String(file.source)]] : [],
      ),
    );
    const named = ['https://pay.example.ph', 'https://codes.example.ph', 'http://127.0.0.1:8787'];
    expect(imageSources(policyOf(pages))).toEqual(["'self'", 'https:', 'data:', ...named]);
    const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
    expect(scripts.some((code) => code.includes('https://codes.example.ph,http://127.0.0.1:8787'))).toBe(true);
  });
});
