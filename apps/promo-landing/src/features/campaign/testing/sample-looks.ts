import { campaignArt } from '@peace/sandbox/drawings/campaign-art';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';

const picture = (name: string) => `data:image/svg+xml,${encodeURIComponent(campaignArt[name] ?? '')}`;

/** The sandbox's sample campaigns after validation. Pictures are data URLs: stories use no network. */
export const paydayLook: CampaignLook = {
  colours: {
    ground: '#0b6b50',
    text: '#ffffff',
    accent: '#0b6b50',
    darkAccent: '#1f9d79',
    darkButton: '#138061',
    darkButtonText: '#ffffff',
  },
  image: picture('payday'),
  brand: { name: 'Bayani Cash', logo: null },
  title: 'Bayani Cash for payday week',
  description: 'Sign up with your mobile number and see what you may borrow.',
  offer: 'Up to ₱25,000',
  tags: ['91–365 days', 'Decision within 1 day', 'No upfront fees'],
};

/** The other one. */
export const storeLook: CampaignLook = {
  colours: {
    ground: '#3b1d60',
    text: '#ffffff',
    accent: '#3b1d60',
    darkAccent: '#a97ae0',
    darkButton: '#8b59ca',
    darkButtonText: '#ffffff',
  },
  image: picture('sari-sari'),
  brand: { name: 'Tindahan Loans', logo: null },
  title: 'Stock up your sari-sari store',
  description: 'Fill the shelves before the holidays, and pay as you sell.',
  offer: '₱5,000 to ₱50,000',
  tags: ['Repay in 4 to 12 months', 'Decision within 1 day', 'For store owners'],
};
