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
  en: original,
  fil: {
    title: 'Hindi maipakita ang page na ito',
    order: 'Hindi nakasaad sa link kung aling order ito. Buksan ang order mula sa listahan mo.',
    product: 'Hindi nakasaad sa link kung aling loan ito. Buksan ang loan mula sa listahan ng mga produkto.',
    amount: 'Hindi nakasaad sa link kung magkano ang babayaran. Buksan ang order mula sa listahan mo.',
    complaint: 'Hindi nakasaad sa link kung aling reklamo ito. Buksan ang reklamo mula sa listahan mo.',
    complaintType: 'Hindi nakasaad sa link kung tungkol saan ang reklamo. Simulan ang reklamo sa unang page nito.',
    orders: 'Tingnan ang mga order ko',
    products: 'Tingnan kung ano ang puwede mong utangin',
    complaints: 'Tingnan ang mga reklamo ko',
    newComplaint: 'Magreklamo',
  },
});
