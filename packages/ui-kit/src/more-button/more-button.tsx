import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { ArrowDownIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';

import './more-button.css';

export interface MoreButtonProps {
  readonly listId: string;
  readonly isExpanded: boolean;
  /** The label that expands the rest; by default 'more'. */
  readonly moreLabel?: string;
  readonly onToggle: () => void;
}

/** 'more' and 'hide', below a list of which only the first entries are shown. */
export function MoreButton({ listId, isExpanded, moreLabel, onToggle }: MoreButtonProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <button type="button" className="peace-more" aria-expanded={isExpanded} aria-controls={listId} onClick={onToggle}>
      {isExpanded ? t('hide') : (moreLabel ?? t('more'))}
      <ArrowDownIcon />
    </button>
  );
}
