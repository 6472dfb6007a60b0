import type { ReactElement } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { HeroPicture } from './hero-picture.tsx';
import './landing-hero.css';
import './layout.css';

export interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly image: string | null;
  readonly brand?: CampaignLook['brand'];
  readonly offer?: string | null;
  /** Short facts under the words. */
  readonly tags?: readonly string[];
}

const none: readonly string[] = [];

/**
 * What a view is about, over the lower part of its picture. The words stand on the campaign's own colour, into which the
 * picture fades, so that they can be read whatever the picture is. The picture has a place of its own, so nothing moves when it comes.
 */
export function LandingHero({
  title,
  lead,
  image,
  brand = null,
  offer = null,
  tags = none,
}: LandingHeroProps): ReactElement {
  return (
    <div className="promo-hero">
      <HeroPicture key={image} src={image} />
      <div className="promo-hero__words">
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
