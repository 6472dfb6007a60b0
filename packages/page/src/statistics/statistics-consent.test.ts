import { describe, expect, it } from 'vitest';
import { made, page } from './testing/counted-page.ts';

describe('without consent', () => {
  it.each([
    ['not answered yet', {}, 'undecided'],
    ['the visitor refused', { answer: 'refused' }, 'refused'],
    ['no service is configured', { url: '', answer: 'granted' }, 'off'],
    ['the browser refuses for its owner', { answer: 'granted', globalPrivacyControl: true }, 'off'],
  ] as const)('nothing is sent where %s', (_, options, choice) => {
    const { statistics, sendBeacon } = made(options);
    expect(statistics.choice()).toBe(choice);
    expect(statistics.count(page)).toBe(false);
    expect(statistics.count({ event: 'step', funnel: 'registration', step: 'code-sent' })).toBe(false);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('counts only the open page after consent, and stores the answer', () => {
    const { statistics, sent, stored } = made();
    statistics.count({ event: 'page-view', page: 'agreement' });
    statistics.count(page);
    statistics.count({ event: 'step', funnel: 'registration', step: 'number' });
    statistics.decide('granted');
    statistics.decide('granted');
    expect(sent()).toEqual([{ app: 'promo-landing', event: 'page-view', page: 'registration' }]);
    expect(stored()).toBe('granted');
  });

  it('ends as soon as it is taken back', () => {
    const { statistics, sendBeacon } = made({ answer: 'granted' });
    statistics.decide('refused');
    expect(statistics.count(page)).toBe(false);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
