import { company } from '@peace/company';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as aboutEn from './about-us.en.md';
import * as aboutFil from './about-us.fil.md';
import { factsOf, type StaticText } from './static-text.ts';
import * as privacyEn from './privacy-policy.en.md';
import * as privacyFil from './privacy-policy.fil.md';

const facts = factsOf(company, 'Peace');
const texts: Record<string, StaticText> = { aboutEn, aboutFil, privacyEn, privacyFil };

describe.each(Object.entries(texts))('%s', (_, text) => {
  it('names only facts that there are, and shows their values', () => {
    expect(text.factNames.filter((name) => !facts[name])).toEqual([]);
    const { container } = render(<text.Body anchor="a" facts={facts} />);
    expect(container).toHaveTextContent(company.name);
    expect(container.textContent).not.toMatch(/[{}]|undefined/);
  });
});

it.each([
  ['about us', aboutEn, aboutFil, ['Our mission', 'Our advantages', 'Our team', 'Contact']],
  ['privacy policy', privacyEn, privacyFil, ['Your rights', 'How to reach us']],
] as const)('%s says the same in both languages', (_, english, filipino, sections) => {
  expect([filipino.meta.version, filipino.meta.date]).toEqual([english.meta.version, english.meta.date]);
  expect(filipino.factNames).toEqual(english.factNames);
  render(<english.Body anchor="a" facts={facts} />);
  for (const section of sections) expect(screen.getByRole('heading', { level: 2, name: section })).toBeVisible();
  const count = screen.getAllByRole('heading').length;
  render(<filipino.Body anchor="b" facts={facts} />);
  expect(screen.getAllByRole('heading')).toHaveLength(2 * count);
});
