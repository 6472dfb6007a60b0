import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { notNow, ratingRequired } from '../shared-wording.ts';

/** The request for one to five stars, and what they mean. */
export const ratingMessages = defineMessages({
  title: ['Please rate this service', 'How did we do?', 'Kumusta ang serbisyo namin?'],
  stars: [plural('count', { one: '# star', other: '# stars' }), '{count} star'],
  required: ratingRequired,
  score1: ['Very bad', 'Poor', 'Hindi maganda'],
  score2: ['Bad', 'Fair', 'Kulang'],
  score3: ['Average', 'Okay', 'Ayos lang'],
  score4: ['Good', 'Great', 'Maganda'],
  score5: ['Very good', 'Excellent', 'Napakaganda'],
  cancel: notNow,
});
