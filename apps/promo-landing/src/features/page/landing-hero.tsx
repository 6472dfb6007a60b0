import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { useState } from 'react';
import './landing-hero.css';
import '#shared/page.css';

export interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly image: string | null;
  readonly brand?: CampaignLook['brand'];
  readonly offer?: string | null;
  /** Short facts under the words. */
  readonly tags?: readonly string[];
  /** A campaign's words may still come: there is room for them, so that nothing below moves. */
  readonly keepsRoom?: boolean;
}

const none: readonly string[] = [];

/**
 * What a view is about, over the lower part of its picture. The words stand on the campaign's own colour, into which the
 * picture fades, so that they can be read whatever the picture is. The picture has a place of its own, and takes the room
 * that the words leave, so nothing moves when either comes.
 */
export function LandingHero({
  title,
  lead,
  image,
  brand = null,
  offer = null,
  tags = none,
  keepsRoom = false,
}: LandingHeroProps) {
  return (
    <div className={keepsRoom ? 'promo-hero promo-hero--roomy' : 'promo-hero'}>
      <HeroPicture key={image} src={image} />
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
