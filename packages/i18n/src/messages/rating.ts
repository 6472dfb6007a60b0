import { defineMessages } from '../define-messages.ts';

/** What one to five stars mean; said under them once they are chosen. */
export const ratingMessages = defineMessages({
  score1: ['Very bad', 'Poor', 'Hindi maganda'],
  score2: ['Bad', 'Fair', 'Kulang'],
  score3: ['Average', 'Okay', 'Ayos lang'],
  score4: ['Good', 'Great', 'Maganda'],
  score5: ['Very good', 'Excellent', 'Napakaganda'],
});
