import { defineMessages } from '../define-messages.ts';

const original = {
  score1: 'Very bad',
  score2: 'Bad',
  score3: 'Average',
  score4: 'Good',
  score5: 'Very good',
} as const;

/** What one to five stars mean; said under them once they are chosen. */
export const ratingMessages = defineMessages({
  original,
  en: { score1: 'Poor', score2: 'Fair', score3: 'Okay', score4: 'Great', score5: 'Excellent' },
  fil: { score1: 'Hindi maganda', score2: 'Kulang', score3: 'Ayos lang', score4: 'Maganda', score5: 'Napakaganda' },
});
