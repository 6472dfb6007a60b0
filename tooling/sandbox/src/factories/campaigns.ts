import type { ChannelTemplate } from '@peace/api-client/contract/promotion/get-campaign';
import { FILES_PATH } from '../base-path.ts';

/** A campaign's fields; the page has defaults for the others. */
export type Campaign = Partial<Omit<ChannelTemplate, 'id'>>;

/** The promotion pages' templates by id. Any other number is a template without a look of its own. */
export const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  '2': {
    background: '#0b6b50',
    fontColor: '#ffffff',
    bannerImage: `${FILES_PATH}/campaign/payday.svg`,
    brandName: 'Bayani Cash',
    brandLogo: `${FILES_PATH}/logo/Bayani%20Cash.svg`,
    title: 'Bayani Cash for payday week',
    description: 'Sign up with your mobile number and see what you may borrow.',
    offerText: 'Up to ₱25,000',
    offerTags: ['91–365 days', 'Decision within 1 day', 'No upfront fees'],
  },
  /** A colour on which its own text could not be read. */
  '3': { background: '#ffe680', fontColor: '#fff3c4', title: 'Sunny days' },
  /** A hostile template. */
  '4': {
    background: 'red;background-image:url(//evil.example/x)',
    fontColor: 'expression(alert(1))',
    bannerImage: 'javascript:alert(document.domain)',
    title: '<img src=x onerror="alert(document.domain)">',
    description: '<script>alert(document.domain)</script>',
    brandName: '<b>Bank of Everything</b>',
    brandLogo: 'data:image/svg+xml,<svg onload="alert(1)"/>',
    offerTags: ['<i>free</i>', 'x'.repeat(500)],
  },
  /** An image that is not there. */
  '5': { background: '#5b2a86', bannerImage: `${FILES_PATH}/gone.png` },
  '6': {
    background: '#3b1d60',
    fontColor: '#ffffff',
    bannerImage: `${FILES_PATH}/campaign/sari-sari.svg`,
    brandName: 'Tindahan Loans',
    brandLogo: `${FILES_PATH}/logo/Tindahan%20Loans.svg`,
    title: 'Stock up your sari-sari store',
    description: 'Fill the shelves before the holidays, and pay as you sell.',
    offerText: '₱5,000 to ₱50,000',
    offerTags: ['Repay in 4 to 12 months', 'Decision within 1 day', 'For store owners'],
  },
};
