import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import '#shared/page.css';

export interface CampaignFrameProps {
  readonly look: Pick<CampaignLook, 'colours'>;
  readonly mainRef?: Ref<HTMLElement>;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What every view of the page is in, in the campaign's colours. */
export function CampaignFrame({ look, mainRef, header, footer, children }: CampaignFrameProps): ReactElement {
  return (
    <div className={look.colours ? 'promo promo--campaign' : 'promo'} style={colourVariables(look.colours)}>
      {header}
      <main ref={mainRef}>{children}</main>
      {footer}
    </div>
  );
}

/** A campaign's colours, for the stylesheet. They have been judged: nothing else of a template gets this far. */
function colourVariables(colours: CampaignLook['colours']): CSSProperties | undefined {
  if (colours === null) return undefined;
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--promo-ground': colours.ground,
    '--promo-on-ground': colours.text,
    '--promo-dark-button': colours.darkButton,
    '--promo-on-dark-button': colours.darkButtonText,
  };
  return variables;
}
