import { useState, type ReactElement } from 'react';
import './linked-image.css';

export interface LinkedImageProps {
  /** A checked address. */
  readonly src: string;
  readonly label: string;
  /** `large`: to be scanned. `logo`: beside a name. */
  readonly size: 'logo' | 'large';
  readonly onMissing?: () => void;
}

/** An image of a link: on white, which scanners want in the dark too, and never wider than the page. */
export function LinkedImage({ src, label, size, onMissing }: LinkedImageProps): ReactElement | null {
  const [missing, setMissing] = useState<string | null>(null);
  const setIsMissing = () => {
    setMissing(src);
    onMissing?.();
  };
  if (missing === src) return null;
  return (
    <img
      ref={(image) => {
        // It may have failed before React hydrated the markup.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(setIsMissing);
      }}
      className={`linked-image linked-image--${size}`}
      referrerPolicy="no-referrer"
      src={src}
      alt={label}
      decoding="async"
      onError={setIsMissing}
    />
  );
}
