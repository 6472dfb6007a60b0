import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Order Details',
  loading: 'loading...',

  repay: 'REPAY',
  repayment: 'Repayment',
  rolloverRepayment: 'Rollover Repayment',
  shortOfMoney: 'Short of money?',
  borrowAgain: 'Borrow Again',
  telephone: 'Telephone',
  receipts: 'Receipts',
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
  en: {
    ...original,
    title: 'Loan details',
    loading: 'Loading…',
    repay: 'Pay',
    repayment: 'Pay',
    rolloverRepayment: 'Move due date',
    shortOfMoney: 'Need more time?',
    borrowAgain: 'Borrow again',
    telephone: 'Phone',
    receipts: 'Your receipts',
    goesOnInApp: 'Continue in the app',
    goesOnInAppText: 'App didn’t open? Try again.',
    openAgain: 'Open the app again',
    recommendedProducts: 'Loans for you',
    moreProducts: 'See more loans',
    productInert: 'Not available now',
    withdrawTitle: 'Get your money',
    withdrawConfirm: 'Continue',
    withdrawCancel: 'Not now',
    bindCardTitle: 'Add your account',
    bindCard: 'Add account',
    ratingTitle: 'How did we do?',
    ratingRequired: 'Choose a rating first.',
    ratingSubmit: 'Send rating',
    ratingCancel: 'Not now',
    ratingResultTitle: 'Thank you for your rating',
    ratingResultText: 'We’re sorry. Tell us what went wrong, and we’ll look into it.',
    ratingResultComplain: 'Tell us',
  },
  fil: {
    title: 'Detalye ng loan',
    loading: 'Naglo-load…',

    repay: 'Magbayad',
    repayment: 'Magbayad',
    rolloverRepayment: 'Ilipat ang takdang petsa',
    shortOfMoney: 'Kailangan pa ng panahon?',
    borrowAgain: 'Umutang muli',
    telephone: 'Telepono',
    receipts: 'Mga resibo',
    myAccount: 'Ang account ko',

    goesOnInApp: 'Ituloy sa app',
    goesOnInAppText: 'Hindi bumukas ang app? Subukan muli.',
    openAgain: 'Buksan muli ang app',

    recommendedProducts: 'Mga loan para sa iyo',
    moreProducts: 'Tingnan ang iba pang loan',
    productInert: 'Hindi available sa ngayon',

    withdrawTitle: 'Kunin ang pera mo',
    withdrawConfirm: 'Ituloy',
    withdrawCancel: 'Huwag muna',

    bindCardTitle: 'Idagdag ang account mo',
    bindCard: 'Magdagdag ng account',
    bindCardClose: 'Isara',

    ratingTitle: 'Kumusta ang serbisyo namin?',
    ratingStars: '{count} star',
    ratingRequired: 'Pumili muna ng rating.',
    ratingSubmit: 'Ipadala ang rating',
    ratingCancel: 'Huwag muna',
    ratingResultTitle: 'Salamat sa iyong rating',
    ratingResultText: 'Pasensya na. Sabihin sa amin kung ano ang naging problema at titingnan namin ito.',
    ratingResultComplain: 'Sabihin sa amin',
    ratingResultClose: 'Isara',
  },
});
