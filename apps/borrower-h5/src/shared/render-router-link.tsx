import type { AnchorProps } from '@peace/vant-react-compat/link';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

/**
 * The kit's links, followed by the router; a file is saved by the browser. `discover` would mark them in the markup, for a framework that is
 * not here.
 */
export function renderRouterLink({ href, ...props }: AnchorProps): ReactElement {
  return <Link discover="none" to={href} reloadDocument={props.download !== undefined} {...props} />;
}
