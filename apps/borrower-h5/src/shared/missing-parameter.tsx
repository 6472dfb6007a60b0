import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { ReactElement } from 'react';
import { useGoHome } from '#shared/use-go-home.ts';

/** In place of a screen whose link lacks something: says what, and offers a way home. */
export function MissingParameter({ title, name }: { readonly title: string; readonly name: string }): ReactElement {
  const t = useMessages(commonMessages);
  const goHome = useGoHome();
  return (
    <PageFrame title={title}>
      <ScreenMessage
        drawing="failed"
        title={t('parameterMissing', { name })}
        primary={{ label: t('goHome'), onClick: goHome }}
      />
    </PageFrame>
  );
}
