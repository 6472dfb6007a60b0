import { useState, type ReactElement, type ReactNode } from 'react';
import './linked-image.css';

export interface LinkedImageProps {
  /** A checked address. */
  readonly src: string;
  /** What it shows, for who cannot see it. */
  readonly label: string;
  /** `large`: to be scanned. */
  readonly size: 'small' | 'large';
  /** Stands in its place when it does not load. */
  readonly whenMissing: ReactNode;
}

/** An image of a link: on white, which scanners want in the dark too, and never wider than the page. */
export function LinkedImage({ src, label, size, whenMissing }: LinkedImageProps): ReactElement {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === src) return <>{whenMissing}</>;
  return (
    <img
      ref={(image) => {
        // It may have failed before React hydrated the markup.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setMissing(src));
      }}
      className={`linked-image linked-image--${size}`}
      referrerPolicy="no-referrer"
      src={src}
      alt={label}
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}
