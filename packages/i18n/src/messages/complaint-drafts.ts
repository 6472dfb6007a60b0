import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

/** Complaints that were started and not sent. */
export const complaintDraftsMessages = defineMessages({
  draftTitle: [
    'You have a complaint that was not sent',
    'You have an unsent complaint',
    'May reklamo kang hindi pa naipapadala',
  ],
  perhapsSentTitle: [
    'This complaint may not have arrived',
    'This complaint may not have reached us',
    'Baka hindi nakarating ang reklamong ito',
  ],
  perhapsSentCheck: ['Check', 'Check now', 'I-check ngayon'],
  draftOrder: ['Order {order}', 'Loan {order}', 'Loan {order}'],
  draftPictures: [
    plural('count', { one: '# picture', other: '# pictures' }),
    plural('count', { one: '# photo', other: '# photos' }),
    '{count} larawan',
  ],
  draftContinue: ['Continue', 'Continue writing', 'Ituloy'],
  draftDiscard: ['Discard', 'Delete', 'Burahin'],
  discardTitle: ['Discard this complaint?', 'Delete this complaint?', 'Buburahin ba ang reklamong ito?'],
  discardText: [
    'What you wrote and the pictures you added will be gone.',
    'Your text and photos will be deleted.',
    'Mawawala ang isinulat mo at ang mga larawang idinagdag mo.',
  ],
  discardKeep: ['Keep it', 'Keep', 'Huwag burahin'],
});
