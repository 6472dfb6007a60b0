import { mark } from '@peace/ui-kit/mark-paths';
import '#shared/mark.css';

/** The product's mark and name. */
export function Wordmark({ brand }: { readonly brand: string }) {
  return (
    <>
      <svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className="mark-ground" width="32" height="32" rx="8" />
        <path className="mark-line" d={mark.letter} strokeWidth={mark.letterWidth} />
        <path className="mark-line" d={mark.bars} strokeWidth={mark.barWidth} />
      </svg>
      <span>{brand}</span>
    </>
  );
}
