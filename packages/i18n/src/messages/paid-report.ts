import { defineMessages } from '../define-messages.ts';

/** The complaint form where it reports a payment that the loan does not show. */
export const paidReportMessages = defineMessages({
  stopsNothing: ['Your order stays due', 'Your loan is still due', 'Dapat pa ring bayaran ang loan mo'],
  stopsNothingText: [
    'This report stops neither the repayment date nor late charges. Until we have checked, the amount stays due.',
    'Sending this doesn’t move your due date or stop late charges. That stays so until we’ve checked.',
    'Hindi nito inililipat ang due date o pinipigil ang dagdag sa late. Ganoon pa rin hanggang ma-check namin.',
  ],
  proof: ['Picture of the receipt', 'Photo of your receipt', 'Larawan ng resibo'],
  draft: [
    'I paid {amount} through {channel} on {time}. It still shows as due.',
    'I paid {amount} with {channel} on {time}. It still shows as due.',
    'Nagbayad ako ng {amount} gamit ang {channel} noong {time}. Lumalabas pa ring hindi bayad.',
  ],
  draftOpen: [
    'I paid {amount}. It still shows as due.\nPaid through:\nDate and time:',
    'I paid {amount}. It still shows as due.\nPaid with:\nDate and time:',
    'Nagbayad ako ng {amount}. Lumalabas pa ring hindi bayad.\nPinagbayaran:\nPetsa at oras:',
  ],
  draftBare: [
    'I paid. It still shows as due.\nAmount:\nPaid through:\nDate and time:',
    'I paid, and it still shows as due.\nAmount:\nPaid with:\nDate and time:',
    'Nagbayad ako pero lumalabas pa ring hindi bayad.\nHalaga:\nPinagbayaran:\nPetsa at oras:',
  ],
});
