import { defineMessages } from '../define-messages.ts';
import {
  close,
  howToRepay,
  storeCashier,
  walletStep3,
  walletStep3Image,
  walletStep5,
  walletStep5Image,
  zoomIn,
  zoomOut,
} from '../shared-wording.ts';

/**
 * How to pay with two e-wallets and at a store's counter (spec §2, which gives neither the steps' wording nor the names
 * of the channels).
 */
export const repaymentInstructionsMessages = defineMessages({
  title: howToRepay,
  channels: ['Where you pay', 'Where do you want to pay?', 'Saan mo gustong magbayad?'],
  gcash: ['GCash', 'GCash'],
  maya: ['Maya', 'Maya'],
  store: storeCashier,

  introWallet: [
    'You pay a bill in the e-wallet, with the Reference_no of your repayment.',
    'Pay it as a bill in your e\u2011wallet, with your reference number.',
    'Bayaran ito bilang bill sa e\u2011wallet mo, gamit ang reference number mo.',
  ],
  introStore: [
    'You pay cash at the counter, with the Reference_no or the barcode of your repayment.',
    'Pay cash at the counter, with your reference number or barcode.',
    'Magbayad ng cash sa counter, gamit ang reference number o barcode mo.',
  ],
  whereTitle: ['Before you start', 'Bago ka magsimula'],
  whereText: [
    'Copy the Reference_no from your repayment page: it is the pay code there. It belongs to one repayment: use the newest, and pay the exact amount.',
    'Copy your reference number. It’s the payment code of your loan. Always use the newest one, and pay the exact amount.',
    'Kopyahin ang reference number mo. Ito ang payment code ng loan mo. Gamitin lagi ang pinakabago, at bayaran ang eksaktong halaga.',
  ],

  gcash1: ['Open GCash and tap Bills.', 'Open GCash. Tap Bills.', 'Buksan ang GCash at pindutin ang Bills.'],
  gcash2: [
    'Choose the category Loans, then the biller that your repayment page names.',
    'Tap Loans, then the biller shown with your payment code.',
    'Pindutin ang Loans, saka ang biller na nakasaad kasama ng payment code mo.',
  ],
  gcash3: walletStep3,
  gcash4: [
    'Check the biller, the Reference_no and the amount, then confirm.',
    'Check the biller, the reference number and the amount. Then confirm.',
    'I-check ang biller, ang reference number at ang halaga, saka kumpirmahin.',
  ],
  gcash5: walletStep5,

  maya1: ['Open Maya and tap Pay bills.', 'Open Maya. Tap Pay bills.', 'Buksan ang Maya at pindutin ang Pay bills.'],
  maya2: [
    'Search for the biller that your repayment page names.',
    'Search for the biller shown with your payment code.',
    'Hanapin ang biller na nakasaad kasama ng payment code mo.',
  ],
  maya3: walletStep3,
  maya4: [
    'Check the biller, the Reference_no and the amount, then tap Pay.',
    'Check the biller, the reference number and the amount. Then tap Pay.',
    'I-check ang biller, ang reference number at ang halaga, saka pindutin ang Pay.',
  ],
  maya5: walletStep5,

  store1: [
    'Go to a store that takes payments for the biller, and open the page on your phone.',
    'Go to a store that takes payments for your biller. Open the code on your phone.',
    'Pumunta sa tindahang tumatanggap ng bayad para sa biller mo, at buksan ang code sa phone mo.',
  ],
  store2: [
    'Tell the cashier that you are paying a bill, and show the barcode or say the Reference_no.',
    'Tell the cashier you want to pay a bill. Show the barcode, or say the reference number.',
    'Sabihin sa cashier na magbabayad ka ng bill, at ipakita ang barcode o sabihin ang reference number.',
  ],
  store3: [
    'Let the cashier read the amount to you, then pay exactly that.',
    'Check that the cashier’s amount is the same as yours. Pay exactly that.',
    'I-check na pareho ang halaga ng cashier at ang sa iyo, saka bayaran ang eksaktong halagang iyon.',
  ],
  store4: [
    'Compare the Reference_no on the receipt with yours, and keep the receipt.',
    'Check the reference number on the receipt, and keep it.',
    'I-check ang reference number sa resibo, at itabi ito.',
  ],

  gcash1Image: [
    'The e-wallet’s first screen, with Bills marked',
    'First screen of GCash, with Bills marked',
    'Ang unang screen ng e\u2011wallet, na may marka ang Bills',
  ],
  gcash2Image: [
    'The list of bill categories, with Loans marked',
    'Bill categories, with Loans marked',
    'Ang listahan ng mga category ng bill, na may marka ang Loans',
  ],
  gcash3Image: walletStep3Image,
  gcash4Image: [
    'The bill to be confirmed, with biller, Reference_no and amount',
    'Bill to confirm, with biller, reference number and amount',
    'Ang bill na kukumpirmahin, na may biller, reference number at halaga',
  ],
  gcash5Image: walletStep5Image,
  maya1Image: [
    'The e-wallet’s first screen, with Pay bills marked',
    'First screen of Maya, with Pay bills marked',
    'Ang unang screen ng e\u2011wallet, na may marka ang Pay bills',
  ],
  maya2Image: [
    'A search for the biller, with one result',
    'Search for a biller, with one result',
    'Ang paghahanap ng biller, na may isang resulta',
  ],
  maya3Image: walletStep3Image,
  maya4Image: [
    'The bill to be confirmed, with a Pay button',
    'Bill to confirm, with the Pay button',
    'Ang bill na kukumpirmahin, na may button na Pay',
  ],
  maya5Image: walletStep5Image,
  store1Image: [
    'The repayment page on a phone, with barcode and Reference_no',
    'Payment code on a phone, with its barcode',
    'Ang payment code sa phone, na may barcode',
  ],
  store2Image: [
    'A cashier’s scanner that reads the barcode from a phone',
    'Scanner reading the barcode from a phone',
    'Ang scanner ng cashier na binabasa ang barcode sa phone',
  ],
  store3Image: [
    'The cash register shows the amount, with banknotes beside it',
    'Cash register with the amount, and banknotes',
    'Ang cash register na ipinapakita ang halaga, na may katabing pera',
  ],
  store4Image: [
    'The store’s receipt, with the Reference_no marked',
    'Store receipt, with the reference number marked',
    'Ang resibo ng tindahan, na may marka ang reference number',
  ],

  enlarge: ['Enlarge: {image}', 'View: {image}', 'Palakihin: {image}'],
  close,
  zoomIn,
  zoomOut,

  onlyTitle: ['Pay only this way', 'Only pay these ways', 'Sa paraang ito lang magbayad'],
  onlyText: [
    'Never send money to a person’s own number or account, whoever asks for it.',
    'Never send money to a personal number or account, no matter who asks.',
    'Huwag kailanman magpadala ng pera sa sariling numero o account ng isang tao, sinuman ang humingi nito.',
  ],
});
