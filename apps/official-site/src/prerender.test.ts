import { readdirSync } from 'node:fs';
import { company } from '@peace/company';
import { createTranslator, locales } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteAboutMessages } from '@peace/i18n/messages/site-about';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { builtFiles } from '@peace/vite-config/testing';
import { Window, type Document, type Element } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleTexts, workedExample } from '@peace/company/loan-calculator';
import { figures } from '@peace/company/loan-facts';
import { pageOfFolder } from './shared/site-pages.ts';

let files: Map<string, string>;

function buildSite(env: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...env })) vi.stubEnv(name, value);
  return builtFiles(`${import.meta.dirname}/..`);
}

const fileText = (name: string) => files.get(name) ?? '';

const parsed = new Map<string, Document>();

/** A page as a browser without scripting has it; the tests only read it. */
function readPage(name: string) {
  const before = parsed.get(name);
  if (before) return before;
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(fileText(name));
  parsed.set(name, document);
  return document;
}

/** Whether the build has what a server answers a path with. */
const isServed = (path: string) => path === '/licenses.txt' || files.has(`${path.slice(1)}index.html`);

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ');

beforeAll(async () => {
  files = await buildSite();
}, 60_000);

afterAll(() => vi.unstubAllEnvs());

it('has every picture that its pages name', () => {
  // Vite copies `public`.
  const copied = new Set(readdirSync(`${import.meta.dirname}/../public/brand`).map((name) => `brand/${name}`));
  const pages = [...files].filter(([name]) => name.endsWith('.html')).map(([, page]) => page);
  const named = new Set(pages.flatMap((page) => page.match(/(?<=\/)brand\/[\w.-]+\.(?:svg|png)/g) ?? []));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !files.has(name) && !copied.has(name))).toEqual([]);
});

describe.each(locales)('the prerendered page in %s', (locale) => {
  const translate = createTranslator(locale);
  const text = translate(officialSiteMessages);
  const t = (key: 'headline' | 'lead' | 'stepMoneyText') => text(key, figures);
  const page = () => readPage(`${locale}/index.html`);

  it('says its language', () => {
    expect(page().documentElement.lang).toBe(locale === 'fil' ? 'fil-PH' : 'en-PH');
    expect(page().title).toBe(`Peace – ${translate(companyMessages)('homeTitle')}`);
  });

  it('holds the text of all four views', () => {
    const view = (id: string) => textOf(page().getElementById(id));
    for (const key of ['headline', 'lead', 'stepMoneyText'] as const) expect(view('home')).toContain(t(key));
    expect(view('home')).toContain(translate(siteCalculatorMessages)('totalFormula'));
    expect(view('about-us')).toContain(translate(siteAboutMessages)('missionText'));
    expect(view('privacy-policy')).toContain('Data Privacy Act of 2012');
    const sign = locale === 'original' ? 'Rs.' : '₱';
    for (const figure of ['91', '365', `${sign}1,000`, `${sign}800`, '5%', '4%', '2%']) {
      expect(view('loan-terms')).toContain(figure);
    }
    expect(page().body.textContent.includes('Rs.')).toBe(locale === 'original');
  });

  it('shows the worked example, in words, in the picture and in the calculator', () => {
    const { total } = exampleTexts(workedExample(company.offer));
    for (const selector of ['.example', '.phone', '.calculator-result']) {
      expect(textOf(page().querySelector(selector)), selector).toContain(total);
    }
  });

  it('has links that lead somewhere without a script', () => {
    const document = page();
    const links = document.querySelectorAll('a');
    expect(links.length).toBeGreaterThan(20);
    for (const href of [...links].map((link) => link.getAttribute('href') ?? '')) {
      if (href.startsWith('#')) expect(document.getElementById(href.slice(1)), href).not.toBeNull();
      else if (href.startsWith('/')) expect(isServed(href), href).toBe(true);
      else expect(href).toMatch(/^(https:\/\/|tel:\+63|mailto:)\S+$/);
    }
  });

  it('says in each form what to do without a script', () => {
    const notes = [...page().querySelectorAll('form noscript')].map(textOf);
    expect(notes).toHaveLength(3);
    expect(notes.filter((note) => note.includes('@'))).toHaveLength(2);
    // The calculator takes over what is typed before the script.
    for (const fields of page().querySelectorAll('.form:not(.calculator-form) > fieldset'))
      expect(fields.hasAttribute('disabled')).toBe(true);
  });

  it('has two scripts in its markup, no handler, and only its own stylesheet, so a strict policy fits', () => {
    const document = page();
    const scripts = [...document.querySelectorAll('script')].filter((script) => !script.src);
    expect(scripts.map((script) => script.type)).toEqual(['', '', 'application/json', 'application/ld+json']);
    expect(scripts[0]?.textContent).toContain('throwIfAborted');
    expect(scripts[1]?.textContent).toContain('followTextSize');
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

describe.each(
  locales.flatMap((locale) =>
    (['about', 'complaints', 'privacy', 'loan-terms'] as const).map((folder) => [folder, locale] as const),
  ),
)('the page %s in %s', (folder, locale) => {
  const page = () => readPage(`${locale}/${folder}/index.html`);

  it('stands alone: one heading, its own title and address, links that lead somewhere', () => {
    const document = page();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const ofPage = `#site-map [href$="${folder === 'complaints' ? '/complaints/' : `/#${pageOfFolder(folder)}`}"]`;
    expect(document.title).toBe(`${textOf(document.querySelector(ofPage))} – Peace`);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`/${folder}/$`));
    for (const href of [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')) {
      if (href.startsWith('#')) expect(document.getElementById(href.slice(1)), href).not.toBeNull();
      else if (href.startsWith('/')) expect(isServed(href.split('#')[0] ?? ''), href).toBe(true);
      else expect(href).toMatch(/^(https:\/\/|tel:\+63|mailto:)\S+$/);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has the text of its language', () => {
    const words = {
      about: createTranslator(locale)(siteAboutMessages)('missionText'),
      complaints: locale === 'fil' ? 'Sa loob ng 3 araw ng trabaho' : 'Within 3 working days',
      privacy: company.dataProtectionOfficer.name,
      'loan-terms': locale === 'original' ? 'Rs.1,000' : '₱1,000',
    };
    expect(textOf(page().querySelector('main'))).toContain(words[folder]);
  });
});

describe('the build', () => {
  it('has the default language at /', () => {
    for (const page of ['', 'about/', 'complaints/', 'privacy/', 'loan-terms/']) {
      expect(files.get(`${page}index.html`), page).toBe(files.get(`original/${page}index.html`));
    }
  });

  it.each([
    ['404.html', 'This page does not exist', '/'],
    ['en/404.html', 'We couldn’t find this page', '/en/'],
    ['fil/404.html', 'Walang ganitong page', '/fil/'],
  ])('has %s for wrong addresses: with a way home, without a script', (name, heading, home) => {
    const document = readPage(name);
    expect(textOf(document.querySelector('h1'))).toBe(heading);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(home);
    expect(document.querySelector('script:not([type="application/json"])')).toBeNull();
    expect(document.querySelector('head > style')).not.toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('keeps the sample company out of search results', () => {
    expect(readPage('index.html').querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      company.sample ? 'noindex' : undefined,
    );
  });

  it('has the files search engines ask for, and asks for none that is not there', () => {
    expect(files.get('robots.txt')).toContain('/sitemap.xml');
    expect(files.get('sitemap.xml')).toContain('<loc>');
    const page = fileText('index.html');
    const assets = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
    expect(assets).toContainEqual(expect.stringMatching(/\.js$/));
    for (const name of assets) expect(files.has(name)).toBe(true);
    // The consent question loads only if statistics are configured.
    const styles = [...files.keys()].filter((name) => name.endsWith('.css') && !name.includes('consent'));
    expect(styles).toEqual([]);
  });

  it('keeps the Markdown parser and the QR encoder to itself', () => {
    for (const [name, text] of files) if (name.endsWith('.js')) expect(text).not.toMatch(/markdown|Alphanumeric/);
  });

  it('is refused as a release while the company is not complete', async () => {
    const release = buildSite({ VITE_RELEASE: '1' });
    if (company.sample) await expect(release).rejects.toThrow('This is no release');
    else await expect(release).resolves.toBeDefined();
  }, 60_000);
});
