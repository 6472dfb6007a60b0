import { useState, type ReactElement } from 'react';
import './landing-hero.css';

/** A campaign's picture, 16:9; our drawing until it is there, and where there is none. Silent: the words are beside it. */
export function HeroPicture({ src }: { readonly src: string | null }): ReactElement {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return (
    <div className="promo-hero__picture">
      {state !== 'shown' && <HeroDrawing />}
      {src !== null && state !== 'failed' && (
        <img
          className="promo-hero__image"
          referrerPolicy="no-referrer"
          src={src}
          alt=""
          decoding="async"
          fetchPriority="high"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}

/** A phone with an accepted offer between two coins, before hills. In the page's own colours. */
function HeroDrawing(): ReactElement {
  return (
    <svg
      className="promo-hero__drawing"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="promo-art__sun" cx="452" cy="120" r="92" />
      <path className="promo-art__far" d="M0 250q110-96 220-20t210-30 210 10v150H0z" />
      <path className="promo-art__near" d="M0 290q160-70 320-8t320-20v98H0z" />
      <g className="promo-art__phone">
        <rect x="258" y="34" width="124" height="232" rx="20" />
        <path className="promo-art__screen" d="M268 60h104v180H268z" />
        <path className="promo-art__line" d="M304 47h32M284 84h40M284 196h72M284 214h48" />
        <circle className="promo-art__disc" cx="320" cy="140" r="32" />
        <path className="promo-art__check" d="m306 141 10 10 19-21" />
      </g>
      <g className="promo-art__coin">
        <circle cx="176" cy="132" r="34" />
        <path d="M168 150v-34h11a9 9 0 0 1 0 18h-11m-8-10h27m-27 6h27" />
        <circle cx="470" cy="206" r="26" />
        <path d="M464 220v-27h9a7 7 0 0 1 0 14h-9m-6-8h21m-21 5h21" />
      </g>
    </svg>
  );
}
