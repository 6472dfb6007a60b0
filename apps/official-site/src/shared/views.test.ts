import { describe, expect, it } from 'vitest';
import { places, viewAt, views } from './views.ts';

describe('viewAt', () => {
  it.each(views)('#%s is a view, and so is a place in it', (view) => {
    expect(viewAt(`#${view}`)).toBe(view);
    expect(viewAt(`#${view}/3`)).toBe(view);
  });

  it.each(['', '#', '#/', '#about', '#About-us', '#toString', '#/about-us'])('%j is the home view', (hash) => {
    expect(viewAt(hash)).toBe('home');
  });

  it('has all named places in the home view', () => {
    for (const place of Object.values(places)) expect(place).toMatch(/^home\/./);
  });
});
