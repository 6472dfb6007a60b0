import { draw } from '@peace/first-paint';
import { elementOf } from './stories.tsx';

/** A story as it is drawn before React is there. */
export function earlyMarkup(file: string, story: string, document: Document): string {
  const page = document.createElement('div');
  draw(elementOf(file, story), page);
  return page.innerHTML;
}
