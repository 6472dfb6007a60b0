import { RATING_STARS } from './limits.ts';
import { type Validation, invalid, valid } from './validation.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** The stars chosen; 0 and `null` mean none. */
export function validateRating(stars: number | null): Validation<Stars, 'ratingRequired'> {
  return isStars(stars) ? valid(stars) : invalid('ratingRequired');
}

function isStars(stars: number | null): stars is Stars {
  return Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= RATING_STARS;
}
