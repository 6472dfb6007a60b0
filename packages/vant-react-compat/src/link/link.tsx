import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactElement } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
  /** Takes the place of the current entry of the history, where a router follows it. */
  readonly replace?: boolean | undefined;
  /** The router stores this in the new history entry; before there is one, the code that follows the link reads it from `data-state`. */
  readonly state?: object | string | undefined;
  /** Replaces the navigation of a plain tap: the page navigates itself. The address is for a new tab, and for copying. */
  readonly onFollow?: (() => void) | undefined;
}

export interface AnchorProps extends Omit<LinkProps, 'onFollow'> {
  /** The browser alone cannot do what a tap does, so a tap that comes before the app waits for it. */
  readonly 'data-replay'?: true | undefined;
  readonly 'data-state'?: string | undefined;
}

/** Draws a link. Without a router it is the browser's own; an app with a router gives a function that draws the router's. */
export const LinkContext = createContext(
  ({ replace: _replace, state: _state, children, ...native }: AnchorProps): ReactElement => (
    <a {...native}>{children}</a>
  ),
);

/** Leads to another page: always a real anchor with its address, with and without a router. */
export function Link({ onFollow, onClick, ...props }: LinkProps): ReactElement {
  const renderAnchor = useContext(LinkContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
  };
  return renderAnchor({
    ...props,
    'data-replay': onFollow ? true : undefined,
    'data-state': props.state && JSON.stringify(props.state),
    onClick: onFollow ? handleClick : onClick,
  });
}
