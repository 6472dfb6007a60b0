import { defineMessages } from '../define-messages.ts';
import { fileComplaint, seeOrders, seeProducts } from '../shared-wording.ts';

/** In place of a screen whose link lacks something it cannot do without. */
export const missingParameterMessages = defineMessages({
  title: ['This page cannot be shown', 'This link is incomplete', 'Hindi kumpleto ang link na ito'],
  order: [
    'The link does not say which order it is about. Open the order from your list.',
    'We don’t know which loan this is for. Open it from My loans.',
    'Hindi namin alam kung para sa aling loan ito. Buksan ito mula sa Mga loan ko.',
  ],
  product: [
    'The link does not say which loan it is about. Open the loan from the list of products.',
    'We don’t know which loan this is for. Choose it from the loan offers.',
    'Hindi namin alam kung para sa aling loan ito. Piliin ito sa mga loan offer.',
  ],
  amount: [
    'The link does not say how much is to be paid. Open the order from your list.',
    'We don’t know how much you want to pay. Open your loan from My loans.',
    'Hindi namin alam kung magkano ang babayaran mo. Buksan ang loan mo mula sa Mga loan ko.',
  ],
  complaint: [
    'The link does not say which complaint it is about. Open the complaint from your list.',
    'We don’t know which complaint this is for. Open it from My complaints.',
    'Hindi namin alam kung para sa aling reklamo ito. Buksan ito mula sa Mga reklamo ko.',
  ],
  complaintType: [
    'The link does not say what the complaint is about. Start the complaint from its first page.',
    'We don’t know what your complaint is about. Start again.',
    'Hindi namin alam kung tungkol saan ang reklamo mo. Magsimula muli.',
  ],
  orders: seeOrders,
  products: seeProducts,
  complaints: ['See my complaints', 'Go to my complaints', 'Pumunta sa mga reklamo ko'],
  newComplaint: fileComplaint,
});
