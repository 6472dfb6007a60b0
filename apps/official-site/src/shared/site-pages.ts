// Without an import: the build's configuration reads it too.

/** The pages beside the one at `/`, each by what it shows, with the folder it answers at: `/about/`, `/fil/about/`. */
export const pageFolders = {
  'about-us': 'about',
  'privacy-policy': 'privacy',
  'loan-terms': 'loan-terms',
  complaints: 'complaints',
} as const;

/** A page of the site. `home` is the one at `/`, which holds the specification's four views. */
export type SitePage = 'home' | keyof typeof pageFolders;

/** Every page, in the order of the navigation. */
export const sitePages = ['home', 'about-us', 'complaints', 'privacy-policy', 'loan-terms'] as const;

/** The page that answers at a folder; without one, or with an unknown one, the page at `/`. */
export function pageOfFolder(folder: string | undefined): SitePage {
  return sitePages.find((page) => page !== 'home' && pageFolders[page] === folder) ?? 'home';
}
