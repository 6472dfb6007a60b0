import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'This page cannot be shown',
  order: 'The link does not say which order it is about. Open the order from your list.',
  product: 'The link does not say which loan it is about. Open the loan from the list of products.',
  amount: 'The link does not say how much is to be paid. Open the order from your list.',
  complaint: 'The link does not say which complaint it is about. Open the complaint from your list.',
  complaintType: 'The link does not say what the complaint is about. Start the complaint from its first page.',
  orders: 'See my orders',
  products: 'See what you can borrow',
  complaints: 'See my complaints',
  newComplaint: 'File a complaint',
} as const;

/** In place of a screen whose link lacks something it cannot do without. */
export const missingParameterMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'This link is incomplete',
    order: 'We don’t know which loan this is for. Open it from My loans.',
    product: 'We don’t know which loan this is for. Choose it from the loan offers.',
    amount: 'We don’t know how much you want to pay. Open your loan from My loans.',
    complaint: 'We don’t know which complaint this is for. Open it from My complaints.',
    complaintType: 'We don’t know what your complaint is about. Start again.',
    orders: 'See my loans',
    products: 'See loan offers',
    complaints: 'Go to my complaints',
    newComplaint: 'Make a complaint',
  },
  fil: {
    title: 'Hindi kumpleto ang link na ito',
    order: 'Hindi namin alam kung para sa aling loan ito. Buksan ito mula sa Mga loan ko.',
    product: 'Hindi namin alam kung para sa aling loan ito. Piliin ito sa mga alok na loan.',
    amount: 'Hindi namin alam kung magkano ang babayaran mo. Buksan ang loan mo mula sa Mga loan ko.',
    complaint: 'Hindi namin alam kung para sa aling reklamo ito. Buksan ito mula sa Mga reklamo ko.',
    complaintType: 'Hindi namin alam kung tungkol saan ang reklamo mo. Magsimula muli.',
    orders: 'Tingnan ang mga loan ko',
    products: 'Tingnan ang mga alok na loan',
    complaints: 'Pumunta sa mga reklamo ko',
    newComplaint: 'Magreklamo',
  },
});
