import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import './new-release.css';

export interface NewReleaseProps {
  readonly onReload: () => void;
}

/** Says that the page has a newer release, where an automatic reload would lose what is typed. */
export function NewRelease({ onReload }: NewReleaseProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <div className="peace-new-release" role="alert">
      <span>{t('newVersion')}</span>
      <Button size="small" type="primary" onClick={onReload}>
        {t('reload')}
      </Button>
    </div>
  );
}
