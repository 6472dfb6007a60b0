import { noCampaign, type Campaign } from '@peace/screens/campaign';
import { campaignLink, campaignProblems, type CampaignProblem } from '@peace/screens/campaign/link-builder';
import { parseUrl } from '@peace/validators/safe-url';
import type { InAppPath } from '@peace/session';
import { useState, type ReactElement } from 'react';
import { Chip, LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import '#shared/controls.css';

/** The origin of the campaign's page, and what to do with the link. */
export interface CampaignBuilderProps {
  /** Origin of promo-landing, as visitors reach it. */
  readonly origin: string;
  readonly onOpen: (place: InAppPath) => void;
  readonly onCopy: (link: string) => void;
}

const isParam = (name: string): name is keyof Campaign => Object.hasOwn(noCampaign, name);
const params = Object.keys(noCampaign).filter(isParam);

/** Makes a campaign's link, and says what a marketer should know before it is used. */
export function CampaignBuilder({ origin: start, onOpen, onCopy }: CampaignBuilderProps): ReactElement {
  const [campaign, setCampaign] = useState({ ...noCampaign, id: '2', user_from: 'preview' });
  const [origin, setOrigin] = useState(start);
  const isOrigin = /^https?:$/.test(parseUrl(origin)?.protocol ?? '');
  const link = campaignLink(isOrigin ? origin : start, campaign);
  const { pathname, search } = new URL(link);
  return (
    <Section title="Link of a campaign">
      <div className="dp-grid">
        <LabelledInput label="Origin" value={origin} aria-invalid={!isOrigin} onText={setOrigin} />
        {params.map((param) => (
          <LabelledInput
            key={param}
            label={param}
            value={campaign[param]}
            onText={(text) => setCampaign({ ...campaign, [param]: text })}
          />
        ))}
      </div>
      <p className="dp-spaced dp-code">{link}</p>
      {campaignProblems(campaign).map((problem) => (
        <p key={`${problem.kind} ${problem.parameter}`}>
          <Chip tone="attention">{describe(problem)}</Chip>
        </p>
      ))}
      <div className="dp-row" role="group" aria-label="With the campaign’s link">
        <ToolButton onClick={() => onOpen(`/${pathname.slice(1)}${search}`)}>Open in the phone</ToolButton>
        <ToolButton disabled={!isOrigin} onClick={() => onCopy(link)}>
          Copy the link
        </ToolButton>
      </div>
    </Section>
  );
}

function describe({ kind, parameter }: CampaignProblem): string {
  switch (kind) {
    case 'appStoreTokenTooLong':
      return `${parameter}: too long for the App Store’s token, which will not report it`;
    case 'personal':
      return `${parameter}: looks like a person’s number or address, which must not travel in a link`;
  }
}
