import { statisticsMessages } from '@peace/i18n/messages/statistics';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';

import './consent-setting.css';

export interface ConsentSettingProps {
  readonly consent: 'granted' | 'refused';
  /** The answer is about visits, or about the steps of a page whose visits are counted anyway. Default visits. */
  readonly counted?: 'visits' | 'steps';
  readonly onChange: (consent: 'granted' | 'refused') => void;
}

const stepsAnswers = { granted: 'stepsGranted', refused: 'stepsRefused' } as const;

/** Shows the answer about statistics and changes it: consent is as easy to withdraw as to give. */
export function ConsentSetting({ consent, counted = 'visits', onChange }: ConsentSettingProps): ReactElement {
  const t = useMessages(statisticsMessages);
  const other = consent === 'granted' ? 'refused' : 'granted';
  return (
    <p className="peace-consent-setting">
      <span role="status">{t(counted === 'steps' ? stepsAnswers[consent] : consent)}</span>{' '}
      <button type="button" onClick={() => onChange(other)}>
        {t(consent === 'granted' ? 'takeBack' : 'allow')}
      </button>
    </p>
  );
}
