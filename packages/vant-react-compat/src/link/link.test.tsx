import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../button/button.tsx';
import { Link, LinkContext, type LinkProps } from './link.tsx';

const links = (
  <>
    <Link href="/order" replace>
      Orders
    </Link>
    <ButtonLink href="/order">Orders</ButtonLink>
  </>
);

test('a Link is the browser’s own anchor without a router', () => {
  render(links);
  const anchors = screen.getAllByRole('link', { name: 'Orders' });
  expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(['/order', '/order']);
  expect(anchors.some((anchor) => anchor.hasAttribute('replace') || anchor.hasAttribute('data-replay'))).toBe(false);
});

const drawn = (props: Partial<LinkProps>) => {
  render(
    <Link href="/order" {...props}>
      Orders
    </Link>,
  );
  return screen.getByRole('link', { name: 'Orders' });
};

test('a Link asks an early tap to wait for the app where it does more than follow its address', () => {
  expect(drawn({ onFollow: () => {} })).toHaveAttribute('data-replay');
});

test('a Link has its state in an attribute, for who follows it before there is a router', () => {
  const link = drawn({ state: { isStep: true } });
  expect(link).toHaveAttribute('data-state', '{"isStep":true}');
  expect(link).not.toHaveAttribute('state');
  expect(link).not.toHaveAttribute('data-replay');
});

test('a Link is the router’s link where an app gives one', () => {
  render(
    <LinkContext
      value={({ href, replace, children, ...props }) => (
        <a {...props} href={`${href}#${String(replace)}`}>
          {children}
        </a>
      )}
    >
      {links}
    </LinkContext>,
  );
  const anchors = screen.getAllByRole('link', { name: 'Orders' });
  expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(['/order#true', '/order#undefined']);
});
