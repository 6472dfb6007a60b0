import type { ReactElement } from 'react';
import { HeroImage } from './hero-image.tsx';
import './landing-hero.css';

export interface LandingHeroProps {
  readonly title: string;
  readonly lead: string;
  /** The campaign's picture; ours when it has none. */
  readonly image?: string | null;
}

/** What a view is about, on the campaign's colour. Its picture has a place of its own, so nothing moves when it comes. */
export function LandingHero({ title, lead, image = null }: LandingHeroProps): ReactElement {
  return (
    <div className="promo-hero">
      <div className="promo-hero__inside">
        <div className="promo-hero__words">
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lead}</p>
        </div>
        <HeroImage key={image} src={image} />
      </div>
    </div>
  );
}
