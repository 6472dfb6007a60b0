import { useState, type ReactElement } from 'react';
import './landing-hero.css';

/** A campaign's picture, 16:9, over our own, which is the stylesheet's. Silent: the words are beside it. */
export function HeroPicture({ src }: { readonly src: string | null }): ReactElement {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="promo-hero__picture">
      {src !== null && !hasFailed && (
        <img
          className="promo-hero__image"
          referrerPolicy="no-referrer"
          src={src}
          alt=""
          decoding="async"
          fetchPriority="high"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
