import type { Company } from '@peace/company';
import type { ComponentType, ReactNode } from 'react';
import type { SendFeedback } from '#features/feedback/use-feedback.ts';
import type { LegalTexts } from '#shared/legal/legal-texts.ts';

/** The props of a screen that the page at `/` never shows. */
export interface OwnScreenProps {
  readonly company: Company;
  readonly texts: LegalTexts;
  /** The control that changes the answer about statistics. */
  readonly consent: ReactNode;
  readonly onSendComplaint: SendFeedback;
}

export type OwnScreen = ComponentType<OwnScreenProps>;
