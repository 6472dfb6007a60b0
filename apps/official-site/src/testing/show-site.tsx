import { render } from '@testing-library/react';
import { aCompany } from '@peace/company/testing';
import { Site } from '#app/site.tsx';
import type { SiteContent } from '#app/site-props.ts';
import { legalTexts } from './a-legal-document.tsx';
import { scenePictures } from './scene-pictures.ts';
import { siteActions } from './site-actions.ts';

/** A site in the original wording, with the company and the texts of tests. */
export const siteContent: SiteContent = {
  page: 'home',
  company: aCompany(),
  brand: 'Peace',
  locale: 'original',
  defaultLocale: 'original',
  texts: legalTexts(),
  qrCode: '/code.svg',
  scenes: scenePictures,
};

/** Draws the site; its actions come back, to be acted on and looked at. */
export function showSite(site = siteActions(), differences: Partial<SiteContent> = {}) {
  render(<Site content={{ ...siteContent, ...differences }} actions={site.actions} />);
  return site;
}
