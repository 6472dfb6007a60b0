import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'How to repay',
  channels: 'Where you pay',
  gcash: 'GCash',
  maya: 'Maya',
  store: 'Store cashier',

  introWallet: 'You pay a bill in the e-wallet, with the Reference_no of your repayment.',
  introStore: 'You pay cash at the counter, with the Reference_no or the barcode of your repayment.',
  whereTitle: 'Before you start',
  whereText:
    'Copy the Reference_no from your repayment page: it is the pay code there. It belongs to one repayment: use the newest, and pay the exact amount.',

  gcash1: 'Open GCash and tap Bills.',
  gcash2: 'Choose the category Loans, then the biller that your repayment page names.',
  gcash3: 'Paste the Reference_no and enter the exact amount.',
  gcash4: 'Check the biller, the Reference_no and the amount, then confirm.',
  gcash5: 'Save the receipt until your repayment shows in the app.',

  maya1: 'Open Maya and tap Pay bills.',
  maya2: 'Search for the biller that your repayment page names.',
  maya3: 'Paste the Reference_no and enter the exact amount.',
  maya4: 'Check the biller, the Reference_no and the amount, then tap Pay.',
  maya5: 'Save the receipt until your repayment shows in the app.',

  store1: 'Go to a store that your repayment page names, and open the page on your phone.',
  store2: 'Tell the cashier that you are paying a bill, and show the barcode or say the Reference_no.',
  store3: 'Let the cashier read the amount to you, then pay exactly that.',
  store4: 'Compare the Reference_no on the receipt with yours, and keep the receipt.',

  gcash1Image: 'The e-wallet’s first screen, with Bills marked',
  gcash2Image: 'The list of bill categories, with Loans marked',
  gcash3Image: 'The bill’s form, with Reference_no and amount filled in',
  gcash4Image: 'The bill to be confirmed, with biller, Reference_no and amount',
  gcash5Image: 'The receipt of the payment',
  maya1Image: 'The e-wallet’s first screen, with Pay bills marked',
  maya2Image: 'A search for the biller, with one result',
  maya3Image: 'The bill’s form, with Reference_no and amount filled in',
  maya4Image: 'The bill to be confirmed, with a Pay button',
  maya5Image: 'The receipt of the payment',
  store1Image: 'The repayment page on a phone, with barcode and Reference_no',
  store2Image: 'A cashier’s scanner that reads the barcode from a phone',
  store3Image: 'The cash register shows the amount, with banknotes beside it',
  store4Image: 'The store’s receipt, with the Reference_no marked',

  enlarge: 'Enlarge: {image}',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',

  onlyTitle: 'Pay only this way',
  onlyText: 'Never send money to a person’s own number or account, whoever asks for it.',
} as const;

/**
 * How to pay with two e-wallets and at a store's counter (spec §2, which gives neither the steps' wording nor the names
 * of the channels).
 */
export const repaymentInstructionsMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Paano magbayad',
    channels: 'Kung saan ka magbabayad',
    gcash: 'GCash',
    maya: 'Maya',
    store: 'Tindahan',

    introWallet: 'Magbabayad ka ng bill sa e-wallet gamit ang Reference_no ng iyong bayad.',
    introStore: 'Magbabayad ka ng cash sa counter gamit ang Reference_no o barcode ng iyong bayad.',
    whereTitle: 'Bago ka magsimula',
    whereText:
      'Kopyahin ang Reference_no mula sa repayment page mo: ito ang pay code doon. Para ito sa isang bayad lang: gamitin ang pinakabago, at bayaran ang eksaktong halaga.',

    gcash1: 'Buksan ang GCash at pindutin ang Bills.',
    gcash2: 'Piliin ang category na Loans, pagkatapos ay ang biller na nakasaad sa repayment page mo.',
    gcash3: 'I-paste ang Reference_no at ilagay ang eksaktong halaga.',
    gcash4: 'I-check ang biller, ang Reference_no at ang halaga, saka kumpirmahin.',
    gcash5: 'I-save ang resibo hanggang lumabas sa app ang iyong bayad.',

    maya1: 'Buksan ang Maya at pindutin ang Pay bills.',
    maya2: 'Hanapin ang biller na nakasaad sa repayment page mo.',
    maya3: 'I-paste ang Reference_no at ilagay ang eksaktong halaga.',
    maya4: 'I-check ang biller, ang Reference_no at ang halaga, saka pindutin ang Pay.',
    maya5: 'I-save ang resibo hanggang lumabas sa app ang iyong bayad.',

    store1: 'Pumunta sa tindahang nakasaad sa repayment page mo, at buksan ang page sa phone mo.',
    store2: 'Sabihin sa cashier na magbabayad ka ng bill, at ipakita ang barcode o sabihin ang Reference_no.',
    store3: 'Ipabasa sa cashier ang halaga, saka bayaran ang eksaktong halagang iyon.',
    store4: 'Ikumpara ang Reference_no sa resibo sa Reference_no mo, at itabi ang resibo.',

    gcash1Image: 'Ang unang screen ng e-wallet, na may marka ang Bills',
    gcash2Image: 'Ang listahan ng mga category ng bill, na may marka ang Loans',
    gcash3Image: 'Ang form ng bill, na may nakalagay na Reference_no at halaga',
    gcash4Image: 'Ang bill na kukumpirmahin, na may biller, Reference_no at halaga',
    gcash5Image: 'Ang resibo ng bayad',
    maya1Image: 'Ang unang screen ng e-wallet, na may marka ang Pay bills',
    maya2Image: 'Ang paghahanap ng biller, na may isang resulta',
    maya3Image: 'Ang form ng bill, na may nakalagay na Reference_no at halaga',
    maya4Image: 'Ang bill na kukumpirmahin, na may button na Pay',
    maya5Image: 'Ang resibo ng bayad',
    store1Image: 'Ang repayment page sa phone, na may barcode at Reference_no',
    store2Image: 'Ang scanner ng cashier na binabasa ang barcode sa phone',
    store3Image: 'Ang cash register na ipinapakita ang halaga, na may katabing pera',
    store4Image: 'Ang resibo ng tindahan, na may marka ang Reference_no',

    enlarge: 'Palakihin: {image}',
    close: 'Isara',
    zoomIn: 'Palakihin pa',
    zoomOut: 'Paliitin',

    onlyTitle: 'Sa paraang ito lang magbayad',
    onlyText: 'Huwag kailanman magpadala ng pera sa sariling numero o account ng isang tao, sinuman ang humingi nito.',
  },
});
