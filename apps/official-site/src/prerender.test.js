// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { company } from '@peace/company';
import { createTranslator, locales } from '@peace/i18n';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { Window } from 'happy-dom';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** @type {Map<string, string>} the built files' text by name */
let files;

/** Builds as `vite build` does, without writing anything. */
async function buildSite(env = {}) {
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...env })) vi.stubEnv(name, value);
  const { output } = await build({ root: `${import.meta.dirname}/..`, logLevel: 'silent', build: { write: false } });
  return new Map(output.map((file) => [file.fileName, String(file.code ?? file.source)]));
}

/** A page as a browser without scripting has it. */
function readPage(name) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(files.get(name));
  return document;
}

const textOf = (element) => element.textContent.replace(/\s+/g, ' ');

beforeAll(async () => {
  files = await buildSite();
}, 60_000);

afterAll(() => vi.unstubAllEnvs());

describe.each(locales)('the prerendered page in %s', (locale) => {
  const t = createTranslator(locale)(officialSiteMessages);
  const page = () => readPage(`index.${locale}.html`);

  it('says its language', () => {
    expect(page().documentElement.lang).toBe(locale === 'fil' ? 'fil-PH' : 'en-PH');
    expect(page().title).toBe(`Peace – ${t('headline')}`);
  });

  it('holds the text of all four views', () => {
    const view = (id) => textOf(page().getElementById(id));
    for (const key of ['headline', 'lead', 'slideTermText', 'figureTermValue', 'stepRepayText', 'interestFormula']) {
      expect(view('home')).toContain(t(key));
    }
    for (const key of ['missionText', 'advantageCostText', 'teamText', 'feedbackLead']) {
      expect(view('about-us')).toContain(t(key));
    }
    expect(view('privacy-policy')).toContain('Data Privacy Act of 2012');
    for (const figure of ['91', '365', 'Rs.1,000', 'Rs.800', '5%', '4%', '2%']) {
      expect(view('loan-terms')).toContain(figure);
    }
  });

  it('has links that lead somewhere without a script', () => {
    const document = page();
    const links = document.querySelectorAll('a');
    expect(links.length).toBeGreaterThan(20);
    for (const { href } of [...links].map((link) => ({ href: link.getAttribute('href') }))) {
      if (href.startsWith('#')) expect(document.getElementById(href.slice(1)), href).not.toBeNull();
      else if (href.startsWith('/')) expect(href).toMatch(/^\/\?lang=(original|en|fil)$/);
      else expect(href).toMatch(/^(https:\/\/|tel:\+63|mailto:)\S+$/);
    }
  });

  it('says in each form what to do without a script', () => {
    const notes = [...page().querySelectorAll('form noscript')].map(textOf);
    expect(notes).toHaveLength(3);
    expect(notes.filter((note) => note.includes('@'))).toHaveLength(2);
    for (const fields of page().querySelectorAll('form > fieldset')) expect(fields.disabled).toBe(true);
  });

  it('has no script or handler in its markup, and only its own stylesheet, so the strictest policy fits', () => {
    const document = page();
    const scripts = [...document.querySelectorAll('script')].filter((script) => !script.src);
    expect(scripts.map((script) => script.type)).toEqual(['application/ld+json']);
    expect(JSON.parse(scripts[0].textContent)['@type']).toBe('FinancialService');
    expect(document.querySelectorAll('head > style')).toHaveLength(1);
    expect(document.querySelector('body style, [style], link[rel=stylesheet]')).toBeNull();
    for (const element of document.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on/);
    }
  });

  it('has each id once', () => {
    const ids = [...page().querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the build', () => {
  it('has the default language at /', () => {
    expect(files.get('index.html')).toBe(files.get('index.original.html'));
  });

  it('has a page for wrong addresses: with a way home, without a script', () => {
    const document = readPage('404.html');
    expect(textOf(document.querySelector('h1'))).toBe('This page does not exist');
    expect(document.querySelector('a').getAttribute('href')).toBe('/');
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelector('head > style')).not.toBeNull();
    expect(document.querySelector('meta[name=robots]').content).toBe('noindex');
  });

  it('has the files search engines ask for, and asks for none that is not there', () => {
    expect(files.get('robots.txt')).toContain('/sitemap.xml');
    expect(files.get('sitemap.xml')).toContain('<loc>');
    const page = files.get('index.html');
    const assets = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name);
    expect(assets).toContainEqual(expect.stringMatching(/\.js$/));
    for (const name of assets) expect(files.has(name)).toBe(true);
    expect([...files.keys()].filter((name) => name.endsWith('.css'))).toEqual([]);
  });

  it('stays small: what the first view loads, compressed', () => {
    const page = files.get('index.html');
    const weigh = (text) => gzipSync(text, { level: 9 }).length;
    const scripts = [...page.matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, name]) => files.get(name));
    // Nearly half of it is the stylesheet.
    expect(weigh(page)).toBeLessThan(18_000);
    // 69 kB of it are React.
    expect(weigh(scripts.join(''))).toBeLessThan(93_000);
  });

  it('keeps the Markdown parser to itself', () => {
    for (const [name, text] of files) if (name.endsWith('.js')) expect(text).not.toContain('markdown');
  });

  it('is refused as a release while the company is not complete', async () => {
    const release = buildSite({ VITE_RELEASE: '1' });
    if (company.sample) await expect(release).rejects.toThrow('A release needs the company');
    else await expect(release).resolves.toBeDefined();
  }, 60_000);
});
