import { defineMessages } from '../define-messages.ts';

/** The banner of the public site's first page. */
export const siteHighlightsMessages = defineMessages({
  banner: ['What to expect', 'What you can expect', 'Ano ang aasahan'],
  pause: ['Pause the banner', 'Stop the banner', 'Ihinto ang banner'],
  play: ['Play the banner', 'Start the banner', 'Paandarin ang banner'],
  slideCostTitle: ['Every amount, before you accept', 'See every amount first', 'Bawat halaga, bago mo tanggapin'],
  slideCostText: [
    'The app lists what you receive, what you pay and when, on one page.',
    'One page in the app shows what you get, what you pay, and when.',
    'Nakalista sa app kung magkano ang matatanggap mo, magkano ang babayaran mo at kailan, sa iisang page.',
  ],
  slideTermTitle: [
    '{minDays} to {maxDays} days',
    'Choose {minDays} to {maxDays} days',
    '{minDays} hanggang {maxDays} araw',
  ],
  slideTermText: [
    'Choose the term that fits your income.',
    'Choose a term that fits your income.',
    'Piliin ang tagal na akma sa kita mo.',
  ],
  slideSpeedTitle: ['Decided within 1 day', 'A decision within 1 day', 'Desisyon sa loob ng 1 araw'],
  slideSpeedText: [
    'After approval, the money reaches your bank or e-wallet account within {creditMin} to {creditMax} days.',
    'After approval, your money is in your bank or e\u2011wallet account in {creditMin} to {creditMax} days.',
    'Kapag naaprubahan, darating ang pera sa bank o e\u2011wallet account mo sa loob ng {creditMin} hanggang {creditMax} araw.',
  ],
});
