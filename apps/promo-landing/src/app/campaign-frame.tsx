import type { CSSProperties, ReactNode, Ref } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import '#shared/page.css';

export interface CampaignFrameProps {
  readonly look: Pick<CampaignLook, 'colours'>;
  readonly mainRef?: Ref<HTMLElement>;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every view, in the campaign's colours. */
export function CampaignFrame({ look, mainRef, header, footer, children }: CampaignFrameProps) {
  return (
    <div className={look.colours ? 'promo promo--campaign' : 'promo'} style={colourVariables(look.colours)}>
      {header}
      <main ref={mainRef}>{children}</main>
      {footer}
    </div>
  );
}

/** A campaign's validated colours as custom properties for the stylesheet. */
function colourVariables(colours: CampaignLook['colours']): CSSProperties | undefined {
  if (colours === null) return undefined;
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--promo-ground': colours.ground,
    '--promo-on-ground': colours.text,
    '--promo-accent': colours.accent,
    '--promo-dark-accent': colours.darkAccent,
    '--promo-dark-button': colours.darkButton,
    '--promo-on-dark-button': colours.darkButtonText,
  };
  return variables;
}
