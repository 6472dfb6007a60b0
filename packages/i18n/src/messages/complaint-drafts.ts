import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  draftTitle: 'You have a complaint that was not sent',
  draftOrder: 'Order {order}',
  draftPictures: plural('count', { one: '# picture', other: '# pictures' }),
  draftContinue: 'Continue',
  draftDiscard: 'Discard',
  discardTitle: 'Discard this complaint?',
  discardText: 'What you wrote and the pictures you added will be gone.',
  discardKeep: 'Keep it',
} as const;

/** Complaints that were started and not sent. */
export const complaintDraftsMessages = defineMessages({
  original,
  en: {
    draftTitle: 'You have an unsent complaint',
    draftOrder: 'Loan {order}',
    draftPictures: plural('count', { one: '# photo', other: '# photos' }),
    draftContinue: 'Continue writing',
    draftDiscard: 'Delete',
    discardTitle: 'Delete this complaint?',
    discardText: 'Your text and photos will be deleted.',
    discardKeep: 'Keep',
  },
  fil: {
    draftTitle: 'May reklamo kang hindi pa naipapadala',
    draftOrder: 'Loan {order}',
    draftPictures: '{count} larawan',
    draftContinue: 'Ituloy',
    draftDiscard: 'Burahin',
    discardTitle: 'Buburahin ba ang reklamong ito?',
    discardText: 'Mawawala ang isinulat mo at ang mga larawang idinagdag mo.',
    discardKeep: 'Huwag burahin',
  },
});
