import { whenIdle } from '#shared/when-idle.ts';

/** What some browsers tell of the line; others have none of it. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Lines that carry no more than what is asked for. */
const slow: readonly (string | undefined)[] = ['slow-2g', '2g'];

/**
 * Fetches what may be wanted next when the page has nothing else to do; nothing where the borrower asks the browser for less
 * data, or where the line is very slow: then a tap asks for it. What is returned calls it off.
 */
export function fetchAhead(window: Window, fetchNext: () => void): () => void {
  const { saveData, effectiveType } = lineOf(window.navigator);
  return saveData || slow.includes(effectiveType) ? () => undefined : whenIdle(window, fetchNext);
}

function lineOf(navigator: Navigator & { readonly connection?: Line }): Line {
  return navigator.connection ?? {};
}
