import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { useState, type ReactNode } from 'react';
import './landing-hero.css';
import '#shared/page.css';

export interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly image: string | null;
  /** In place of the image. */
  readonly picture?: ReactNode;
  readonly brand?: CampaignLook['brand'];
  readonly offer?: string | null;
  /** Short facts under the words. */
  readonly tags?: readonly string[];
  /** That the lender has its licence, where the line above the header has no room. */
  readonly licence?: string;
  /** A campaign's words may still come: there is room for them, so that nothing below moves. */
  readonly keepsRoom?: boolean;
}

const none: readonly string[] = [];

/**
 * Shows a view's heading over the lower part of its picture. The text is on the campaign's own colour, into which the picture
 * fades, so that it is readable on any picture. The picture has a reserved place, so nothing moves when it arrives.
 */
export function LandingHero({
  title,
  lead,
  image,
  picture,
  brand = null,
  offer = null,
  tags = none,
  licence,
  keepsRoom = false,
}: LandingHeroProps) {
  return (
    <div className={keepsRoom ? 'promo-hero promo-hero--roomy' : 'promo-hero'}>
      {picture ?? <HeroPicture key={image} src={image} />}
      {/* Other words are new ones, not the same ones in another place. */}
      <div key={[brand?.name, title, lead, offer, ...tags].join('\n')} className="promo-hero__words">
        {brand !== null && (
          <p className="promo-hero__brand">
            {brand.logo !== null && <img src={brand.logo} alt="" width="24" height="24" referrerPolicy="no-referrer" />}
            {brand.name}
          </p>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        <p className="promo-hero__lead">{lead}</p>
        {offer !== null && <p className="promo-hero__offer">{offer}</p>}
        {tags.length > 0 && (
          <ul className="promo-chips">
            {licence !== undefined && <li className="promo-chips__licence">{licence} ✓</li>}
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A campaign's picture, 16:9, over our own, which is the stylesheet's. Silent: the words are beside it. */
function HeroPicture({ src }: { readonly src: string | null }) {
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
