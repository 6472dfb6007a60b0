import type { ChannelTemplate } from '@peace/api-client/contract/promotion/channel-template';
import { FILES_PATH } from '../base-path.ts';

/** What a campaign says of its page; what is left out is the page's own. */
export type Campaign = Partial<Omit<ChannelTemplate, 'id'>>;

/** The promotion pages' templates by id. Any other number is a template without a look of its own. */
export const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  '2': {
    background: '#0b6b50',
    fontColor: '#ffffff',
    bannerImage: `${FILES_PATH}/logo/Bayani%20Cash.svg`,
    title: 'Bayani Cash for payday week',
    description: 'Register with your mobile number and see what you may borrow.',
    buttonText: 'Get started',
  },
  /** A colour on which its own text could not be read. */
  '3': { background: '#ffe680', fontColor: '#fff3c4', title: 'Sunny days' },
  /** Whoever can write a template tries what they can. */
  '4': {
    background: 'red;background-image:url(//evil.example/x)',
    fontColor: 'expression(alert(1))',
    bannerImage: 'javascript:alert(document.domain)',
    title: '<img src=x onerror="alert(document.domain)">',
    description: '<script>alert(document.domain)</script>',
    buttonText: 'x'.repeat(5000),
  },
  /** An image that is not there. */
  '5': { background: '#5b2a86', bannerImage: `${FILES_PATH}/gone.png` },
};
