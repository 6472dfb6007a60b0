import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Order Details',
  loading: 'loading...',

  // Names of the banner's icons for those who cannot see them; what the status means in words comes from the server.
  // Spec §4 does not say what 110 and 151 mean, so neither do we.
  status21: 'Processing',
  status110: 'Order status 110',
  status151: 'Order status 151',
  status170: 'Repayment available',
  status174: 'To be repaid',
  status180: 'To be repaid',
  status200: 'Closed',
  statusUnrecognised: 'Order status',

  repay: 'REPAY',
  repayment: 'Repayment',
  rolloverRepayment: 'Rollover Repayment',
  shortOfMoney: 'Short of money?',
  borrowAgain: 'Borrow Again',
  telephone: 'Telephone',
  myAccount: 'My account',

  goesOnInApp: 'This goes on in the app',
  goesOnInAppText: 'If nothing has opened, open it again.',
  openAgain: 'Open again',

  recommendedProducts: 'Recommended products',
  moreProducts: 'Click to view more products',
  productInert: 'Not available right now',

  withdrawTitle: 'Withdraw your loan',
  withdrawConfirm: 'Confirm',
  withdrawCancel: 'Cancel',

  bindCardTitle: 'Bind your card',
  bindCard: 'Go and bind the card',
  bindCardClose: 'Close',

  ratingTitle: 'Please rate this service',
  ratingStars: plural('count', { one: '# star', other: '# stars' }),
  ratingRequired: 'Silakan pilih',
  ratingSubmit: 'Submit',
  ratingCancel: 'Cancel',
  ratingResultTitle: 'Thank you for your rating',
  ratingResultText: 'We are sorry that we did not do better. Tell us what went wrong, and we will look into it.',
  ratingResultComplain: 'File a complaint',
  ratingResultClose: 'Close',
} as const;

/** The Order Details screen and its three dialogs (spec §2, §4; decision C). */
export const orderDetailsMessages = defineMessages({
  original,
  en: { ...original, ratingRequired: 'Please choose a rating' },
  fil: {
    title: 'Mga Detalye ng Order',
    loading: 'Naglo-load...',

    status21: 'Pinoproseso',
    status110: 'Status ng order 110',
    status151: 'Status ng order 151',
    status170: 'Puwede nang magbayad',
    status174: 'Kailangang bayaran',
    status180: 'Kailangang bayaran',
    status200: 'Sarado na',
    statusUnrecognised: 'Status ng order',

    repay: 'MAGBAYAD',
    repayment: 'Magbayad',
    rolloverRepayment: 'I-rollover ang Bayad',
    shortOfMoney: 'Kapos sa pera?',
    borrowAgain: 'Umutang Muli',
    telephone: 'Telepono',
    myAccount: 'Ang account ko',

    goesOnInApp: 'Itutuloy ito sa app',
    goesOnInAppText: 'Kung walang bumukas, buksan ito muli.',
    openAgain: 'Buksan muli',

    recommendedProducts: 'Mga inirerekomendang produkto',
    moreProducts: 'I-click para makakita ng iba pang produkto',
    productInert: 'Hindi available sa ngayon',

    withdrawTitle: 'I-withdraw ang iyong loan',
    withdrawConfirm: 'Kumpirmahin',
    withdrawCancel: 'Kanselahin',

    bindCardTitle: 'I-link ang iyong card',
    bindCard: 'Pumunta at i-link ang card',
    bindCardClose: 'Isara',

    ratingTitle: 'Paki-rate ang serbisyong ito',
    ratingStars: '{count} star',
    ratingRequired: 'Pumili muna ng rating',
    ratingSubmit: 'I-submit',
    ratingCancel: 'Kanselahin',
    ratingResultTitle: 'Salamat sa iyong rating',
    ratingResultText:
      'Pasensya na at nagkulang kami. Sabihin sa amin kung ano ang naging problema at titingnan namin ito.',
    ratingResultComplain: 'Magreklamo',
    ratingResultClose: 'Isara',
  },
});
