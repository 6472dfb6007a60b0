import type { SitePage } from './site-pages.ts';

/** The four views of the page at `/`. Each is an element of this id, so that its address is `/#about-us` and needs no script. */
export const views = ['home', 'about-us', 'privacy-policy', 'loan-terms'] as const;

export type View = (typeof views)[number];

/**
 * The view an address shows. Places inside a view are called `<view>/<place>`; an unknown hash is the home view, as
 * the stylesheet has it.
 *
 * @param hash with its `#`, or empty
 */
export function viewAt(hash: string): View {
  const [name] = hash.slice(1).split('/');
  return views.find((view) => view === name) ?? 'home';
}

/** Ids of the places in the home view that links lead to. */
export const places = {
  steps: 'home/how-it-works',
  calculator: 'home/calculator',
  ways: 'home/ways-to-pay',
  late: 'home/late-payment',
  safety: 'home/official-channels',
  pledge: 'home/collection',
  questions: 'home/questions',
  who: 'home/who-we-are',
  app: 'home/app',
  contact: 'home/contact',
} as const;

/** The message that names each page, in the navigation and in the title. */
export const viewNames = {
  home: 'home',
  'about-us': 'aboutUs',
  'privacy-policy': 'privacyPolicy',
  'loan-terms': 'loanTerms',
  complaints: 'complaints',
} as const satisfies Record<SitePage, string>;
