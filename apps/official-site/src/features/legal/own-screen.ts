import type { Company } from '@peace/company';
import type { ComponentType, ReactNode } from 'react';
import type { SendFeedback } from '#features/feedback/use-feedback.ts';
import type { LegalTexts } from '#shared/legal/legal-texts.ts';

/** What a screen is drawn from that the page at `/` never shows. */
export interface OwnScreenProps {
  readonly company: Company;
  readonly texts: LegalTexts;
  /** Where an answer about statistics is changed. */
  readonly consent: ReactNode;
  readonly onSendComplaint: SendFeedback;
}

/** Such a screen. */
export type OwnScreen = ComponentType<OwnScreenProps>;
