import { defineMessages } from '../define-messages.ts';

const original = {
  banner: 'What to expect',
  pause: 'Pause the banner',
  play: 'Play the banner',
  slideCostTitle: 'Every amount, before you accept',
  slideCostText: 'The app lists what you receive, what you pay and when, on one page.',
  slideTermTitle: '{minDays} to {maxDays} days',
  slideTermText: 'Choose the term that fits your income.',
  slideSpeedTitle: 'Decided within 1 day',
  slideSpeedText:
    'After approval, the money reaches your bank or e-wallet account within {creditMin} to {creditMax} days.',
} as const;

/** The banner of the public site's first page. */
export const siteHighlightsMessages = defineMessages({
  original,
  en: {
    ...original,
    banner: 'What you can expect',
    pause: 'Stop the banner',
    play: 'Start the banner',
    slideCostTitle: 'See every amount first',
    slideCostText: 'One page in the app shows what you get, what you pay, and when.',
    slideTermTitle: 'Choose {minDays} to {maxDays} days',
    slideTermText: 'Choose a term that fits your income.',
    slideSpeedTitle: 'A decision within 1 day',
    slideSpeedText:
      'After approval, your money is in your bank or e-wallet account in {creditMin} to {creditMax} days.',
  },
  fil: {
    banner: 'Ano ang aasahan',
    pause: 'Ihinto ang banner',
    play: 'Paandarin ang banner',
    slideCostTitle: 'Bawat halaga, bago mo tanggapin',
    slideCostText:
      'Nakalista sa app kung magkano ang matatanggap mo, magkano ang babayaran mo at kailan, sa iisang page.',
    slideTermTitle: '{minDays} hanggang {maxDays} araw',
    slideTermText: 'Piliin ang tagal na akma sa kita mo.',
    slideSpeedTitle: 'Desisyon sa loob ng 1 araw',
    slideSpeedText:
      'Kapag naaprubahan, darating ang pera sa bank o e-wallet account mo sa loob ng {creditMin} hanggang {creditMax} araw.',
  },
});
