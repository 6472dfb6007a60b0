import { useState, type ReactElement } from 'react';

/** A campaign's picture; our drawing where there is none or it does not load. Silent: the words stand beside it. */
export function HeroImage({ src }: { readonly src: string | null }): ReactElement {
  const [hasFailed, setHasFailed] = useState(false);
  if (src === null || hasFailed) {
    return (
      <svg className="promo-hero__drawing" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <rect className="promo-hero__phone" x="24" y="6" width="48" height="84" rx="9" />
        <path className="promo-hero__line" d="M42 14h12" />
        <circle className="promo-hero__disc" cx="48" cy="41" r="15" />
        <path className="promo-hero__check" d="m41 41.500 5 5 9-10" />
        <path className="promo-hero__line" d="M34 67h28M34 76h18" />
      </svg>
    );
  }
  return (
    <img
      className="promo-hero__image"
      referrerPolicy="no-referrer"
      src={src}
      alt=""
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
