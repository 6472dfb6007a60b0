import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, MouseEvent, ReactElement } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
  /** Takes the place of the current entry of the history, where a router follows it. */
  readonly replace?: boolean | undefined;
  /** What a plain tap does instead of following: the page leads on itself. The address is for a new tab, and for copying. */
  readonly onFollow?: (() => void) | undefined;
}

export type LinkComponentProps = Omit<LinkProps, 'onFollow'>;

/** Without a router a link is the browser's own. */
function Anchor({ replace: _replace, ...native }: LinkComponentProps): ReactElement {
  return <a {...native} />;
}

/** What a link is drawn with: in an app with a router, a component around the router's own link. */
export const LinkContext = createContext<ComponentType<LinkComponentProps>>(Anchor);

/** What leads to another page: always a real anchor with its address, whoever follows it. */
export function Link({ onFollow, onClick, ...props }: LinkProps): ReactElement {
  const Component = useContext(LinkContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
  };
  return <Component {...props} onClick={onFollow ? handleClick : onClick} />;
}
