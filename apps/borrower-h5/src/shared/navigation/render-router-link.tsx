import type { AnchorProps } from '@peace/vant-react-compat/link';
import type { MouseEvent, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useNextScreen } from './use-is-here.ts';

/** The kit's links, followed by the router; a file is saved by the browser. */
export function renderRouterLink(props: AnchorProps): ReactElement {
  return <RouterLink {...props} />;
}

function RouterLink({ href, onClick, ...props }: AnchorProps): ReactElement {
  const { isAwaitedAt } = useNextScreen();
  const followOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isAwaitedAt(href)) event.preventDefault();
  };
  // `discover` would mark them in the markup, for a framework that is not here.
  return (
    <Link discover="none" to={href} reloadDocument={props.download !== undefined} {...props} onClick={followOnce} />
  );
}
