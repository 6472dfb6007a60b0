import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actions, address, open, origin } from './testing/opened-page.ts';

beforeEach(() => {
  open('/');
});

describe('a calculation', () => {
  it('is kept in the query, and only there', () => {
    open('/fil/?utm_tag=a#home/calculator');
    actions().keepFigures({ amount: '5000', rate: '2', period: ' 6' });
    expect(address()).toBe('/fil/?utm_tag=a&amount=5000&rate=2&period=6#home/calculator');
    actions().keepFigures(null);
    expect(address()).toBe('/fil/?utm_tag=a#home/calculator');
  });

  it('has a link that leads to the calculator with its figures', async () => {
    open('/?amount=5000#loan-terms');
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, clipboard: { writeText } });
    const input = { amount: '9000', rate: '2.5', period: '6' };
    expect(await actions().copyLink(document.body, input)).toEqual({ kind: 'copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${origin}/?amount=9000&rate=2.5&period=6#home/calculator`);
  });

  it('is printed on its own, and the page is whole again afterwards', () => {
    const root = document.documentElement;
    const print = vi.fn(() => expect(root.dataset['print']).toBe('calculator'));
    vi.stubGlobal('print', print);
    actions().print();
    expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('afterprint'));
    expect(root.dataset['print']).toBeUndefined();
  });
});

describe('statistics', () => {
  it('count a step of a form once the visitor agreed, never what was typed, and nothing where none are configured', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 201 })));
    const sendBeacon = vi.fn((_url: string, _body: string) => true);
    vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, sendBeacon });
    const send = (url: string) => {
      const site = actions(url);
      return { site, sent: () => site.sendFeedback('about')({ name: 'Ana', contact: '0917', message: 'Hi' }) };
    };
    const { site, sent } = send('https://stats.test/');
    await sent();
    expect(sendBeacon).not.toHaveBeenCalled();
    site.statistics.decide('granted');
    await sent();
    await send('').sent();
    expect(sendBeacon.mock.calls).toEqual([
      [
        'https://stats.test/',
        JSON.stringify({ app: 'official-site', event: 'step', funnel: 'feedback', step: 'accepted' }),
      ],
    ]);
  });
});

/** Answers with a status; what was sent is collected. */
function answering(status: number) {
  const sent: { readonly request: Request; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ request, body: await request.clone().json() });
    return new Response(null, { status });
  });
  return sent;
}

it('feedback names the part it came from', async () => {
  const sent = answering(201);
  const fields = { name: 'Ana', contact: 'ana@maayos.test', message: 'Hi' };
  expect(await actions().sendFeedback('about')(fields)).toEqual({
    kind: 'accepted',
    reference: `${window.peacePage}-1`,
  });
  expect(sent).toMatchObject([{ request: { url: `${origin}/feedback` }, body: { part: 'about', ...fields } }]);
});

it('feedback that failed is reported, and names its request', async () => {
  const sent = answering(502);
  window.peaceReports = [];
  await actions().sendFeedback('about')({ name: 'Ana', contact: 'ana@maayos.test', message: 'Hi' });
  expect(window.peaceReports).toEqual([{ kind: 'api', name: 'sendFeedback', detail: 'http.502' }]);
  expect(sent.map(({ request }) => request.headers.get('x-request-id'))).toEqual([`${window.peacePage}-1`]);
});
