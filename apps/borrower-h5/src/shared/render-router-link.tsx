import type { AnchorProps } from '@peace/vant-react-compat/link';
import { readAddress } from '@peace/web-platform';
import type { MouseEvent, ReactElement } from 'react';
import { createPath, Link, useLocation } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

/** The kit's links, followed by the router; a file is saved by the browser. */
export function renderRouterLink(props: AnchorProps): ReactElement {
  return <RouterLink {...props} />;
}

function RouterLink({ href, onClick, ...props }: AnchorProps): ReactElement {
  const { window } = useServices();
  const shown = createPath(useLocation());
  // The address changes with the tap, the screen when its code is there. A second tap meanwhile would be a second step back.
  const followOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { pathname, search, hash } = new URL(readAddress(window));
    const current = createPath({ pathname, search, hash });
    if (current === href && current !== shown) event.preventDefault();
  };
  // `discover` would mark them in the markup, for a framework that is not here.
  return (
    <Link discover="none" to={href} reloadDocument={props.download !== undefined} {...props} onClick={followOnce} />
  );
}
