import { ratingMessages } from '@peace/i18n/messages/rating';
import { useMessages } from '@peace/i18n/react';

const scores = ['score1', 'score2', 'score3', 'score4', 'score5'] as const;

/** What a number of stars means, in words; '' for a score that is none. */
export function useScoreWording(): (score: number) => string {
  const t = useMessages(ratingMessages);
  return (score) => {
    const message = scores[score - 1];
    return message ? t(message) : '';
  };
}
