import { statisticsMessages } from '@peace/i18n/messages/statistics';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';

import './consent-setting.css';

export interface ConsentSettingProps {
  readonly consent: 'granted' | 'refused';
  readonly onChange: (consent: 'granted' | 'refused') => void;
}

/** What was answered about statistics, and the way to change it: as easy to take back as to give. */
export function ConsentSetting({ consent, onChange }: ConsentSettingProps): ReactElement {
  const t = useMessages(statisticsMessages);
  const other = consent === 'granted' ? 'refused' : 'granted';
  return (
    <p className="peace-consent-setting">
      <span role="status">{t(consent)}</span>{' '}
      <button type="button" onClick={() => onChange(other)}>
        {t(consent === 'granted' ? 'takeBack' : 'allow')}
      </button>
    </p>
  );
}
