/** Files as a listing has them: a path, blanks, and the code. @param {string} listing @returns {[file: string, code: string][]} */
const filesOf = (listing) =>
  listing
    .trim()
    .split('\n')
    .map((line) => {
      const [, file = '', code = ''] = /^(\S+) +(.*)$/.exec(line.trim()) ?? [];
      return [file, code];
    });

/** The code that each rule must catch. @type {[rule: string, file: string, code: string][]} */
export const violations = Object.entries({
  'no-restricted-imports': `
    packages/ui-kit/src/a.ts                             import '@peace/api-client';
    packages/bridge/src/a.ts                             import '@peace/session';
    packages/session/src/a.ts                            import '@peace/i18n/react';
    packages/validators/src/safe-url/a.ts                import '@peace/web-platform';
    packages/web-platform/src/a.ts                       import '@peace/session';
    packages/brand-new/src/a.ts                          import '@peace/bridge';
    packages/ui-kit/src/b.ts                             import 'borrower-h5';
    packages/ui-kit/src/c.ts                             import '../../../apps/borrower-h5/src/main.tsx';
    packages/api-client/src/a.ts                         import '@peace/sandbox';
    packages/api-client/src/b.ts                         import '../../../tooling/sandbox/src/index.ts';
    apps/promo-landing/src/a.ts                          import 'borrower-h5';
    apps/borrower-h5/src/a.ts                            import '@peace/sandbox';
    packages/ui-kit/src/d.test.ts                        import 'borrower-h5';
    apps/borrower-h5/src/shared/a.ts                     import '#features/order/a.ts';
    apps/borrower-h5/src/features/order/a.ts             import '#screens/order/a.ts';
    apps/borrower-h5/src/screens/order/a.ts              import '#app/router.tsx';
    apps/borrower-h5/src/screens/order/b.ts              import '#screens/repay/a.ts';
    apps/borrower-h5/src/screens/order/c.ts              import '../repay/a.ts';
    apps/borrower-h5/src/screens/order/a/a.view.tsx      import { call } from '@peace/api-client'; call();
    apps/borrower-h5/src/screens/order/b/b.view.tsx      import '@peace/bridge';
    apps/borrower-h5/src/screens/order/c/c.view.tsx      import 'react-router-dom';
    apps/borrower-h5/src/screens/order/d/order-card.tsx  import { call } from '@peace/api-client'; call();
    apps/borrower-h5/src/features/order/order-card.tsx   import '#shared/services.tsx';
    apps/borrower-h5/src/screens/order/e/e-card.tsx      import './use-e.ts';
    apps/borrower-h5/src/screens/order/e/e-list.tsx      import 'jotai';
    apps/borrower-h5/src/screens/order/e/e.model.ts      import 'react';
    apps/borrower-h5/src/features/order/f.model.ts       import type { F } from './f.view.tsx'; export type G = F;
    apps/borrower-h5/src/features/order/h.model.ts       import type { AsyncState } from '@peace/ui-kit/async-view'; export type S = AsyncState<string>;
    apps/borrower-h5/src/shared/b.model.ts               import type { LinkProps } from '@peace/vant-react-compat/link'; export type L = LinkProps;
    apps/official-site/src/features/a/a.model.ts         import 'react';
    apps/borrower-h5/src/shared/a.model.ts               import './use-a.ts';
    apps/promo-landing/src/screens/a/a.model.ts          import '@peace/web-platform/storage';
    apps/promo-landing/src/features/a/a-card.tsx         import { call } from '@peace/api-client'; call();
    apps/dev-preview/src/features/a/a-panel.tsx          import { sandboxClient } from '@peace/sandbox/client'; sandboxClient();
    apps/borrower-h5/src/screens/order/h/h.screen.ts     import 'jotai';
    apps/borrower-h5/src/screens/order/i/i.screen.ts     import './use-i.ts';
    apps/borrower-h5/src/screens/order/h/h.route.tsx     import { useRead } from '#shared/reading/use-read.ts'; useRead();
    apps/borrower-h5/src/screens/order/i/i.route.tsx     import { useNavigate } from 'react-router-dom'; useNavigate();
    apps/borrower-h5/src/screens/order/j/j.route.tsx     import { useA } from '#features/order/use-a.ts'; useA();
    apps/borrower-h5/src/features/order/g.model.ts       import './use-g.ts';
    apps/borrower-h5/src/features/order/h.ts             import '#features/payment/a.ts';
    apps/borrower-h5/src/b.ts                            import 'ky';
    packages/session/src/http.ts                         import 'ky';
    packages/ui-kit/src/e.ts                             import 'vant/es/button/index.css';
    apps/promo-landing/src/b.ts                          import '@peace/sandbox/client';
    packages/session/src/c.ts                            import '@peace/sandbox/client';
    apps/dev-preview/src/shared/b.ts                     import '@peace/sandbox';
    apps/dev-preview/src/features/a/a.ts                 import '@peace/sandbox/scenarios/scenarios';
    apps/dev-preview/src/app/a.ts                        import '@peace/dev/browser';
    apps/dev-preview/src/shared/c.ts                     import '#features/sandbox/arrange.ts';
    apps/dev-preview/src/screens/a/a-screen.tsx          import '@peace/bridge';
    apps/borrower-h5/src/screens/order/d/d-screen.tsx    import '@peace/web-platform/storage';
  `,
  'no-restricted-globals': `
    packages/validators/src/safe-url/b.ts  location.href;
    apps/borrower-h5/src/c.ts              fetch('/');
    packages/session/src/b.ts              fetch('/');
    apps/dev-preview/src/shared/a.ts       fetch('/');
    apps/borrower-h5/src/e.ts              location.assign('/');
    apps/borrower-h5/src/i.ts              history.back();
    apps/borrower-h5/src/k.ts              localStorage.clear();
  `,
  'no-restricted-properties': `
    packages/ui-kit/src/e.test.ts  vi.mock('./button.tsx');
    apps/borrower-h5/src/d.ts      window.fetch('/');
    packages/session/src/e.ts      window.location.assign('/');
    packages/session/src/d.ts      window.sessionStorage.clear();
    apps/borrower-h5/src/f.ts      window.location.href = '/';
    apps/borrower-h5/src/g.ts      document.location = '/';
    apps/borrower-h5/src/h.ts      window.open('/');
    apps/borrower-h5/src/j.ts      export const { location } = window;
    apps/borrower-h5/src/m.ts      navigator.clipboard.writeText('');
    apps/promo-landing/src/c.ts    navigator.share({});
    packages/api-client/src/c.ts   globalThis.sessionStorage.clear();
    apps/borrower-h5/src/l.ts      window.webkit.messageHandlers.x.postMessage(1);
  `,
}).flatMap(([rule, listing]) => filesOf(listing).map(([file, code]) => [rule, file, code]));

/** The same acts where they belong. */
export const welcome = filesOf(`
    packages/ui-kit/src/ok.ts                        import '@peace/i18n/react'; import '@peace/vant-react-compat/button';
    packages/session/src/ok.ts                       import '@peace/bridge'; import '@peace/validators/safe-url'; import '@peace/web-platform/storage';
    packages/web-platform/src/ok.ts                  import '@peace/validators/safe-url'; location.assign('/'); window.open('/'); localStorage.clear();
    packages/api-client/src/ok.ts                    import '@peace/validators/safe-url'; fetch('/');
    packages/bridge/src/ok.ts                        window.webkit.messageHandlers.x.postMessage(1);
    packages/vant-react-compat/src/ok.ts             import 'vant/es/button/index.css';
    apps/borrower-h5/src/app/ok.ts                   import '#screens/order/a.ts'; import '@peace/api-client';
    apps/borrower-h5/src/screens/order/ok.view.tsx   import type { Order } from '@peace/api-client'; export type O = Order;
    apps/borrower-h5/src/screens/order/ok.route.tsx  import './use-ok.ts'; import './ok.view.tsx'; import '#features/order/a.tsx'; import '#shared/navigation/screen-route.ts';
    apps/borrower-h5/src/screens/order/ok.screen.ts  import '@peace/session'; import './ok.model.ts'; import type { O } from './ok.view.tsx'; export type P = O;
    apps/borrower-h5/src/screens/order/ok-card.tsx   import 'react'; import '#features/order/recommended-products.tsx'; import './ok.model.ts'; import '#shared/events.ts';
    apps/borrower-h5/src/screens/order/ok.model.ts   import '@peace/validators'; import '#features/order/a.ts'; import '@peace/ui-kit/contrast'; import type { A } from '@peace/api-client'; export type B = A;
    apps/dev-preview/src/features/ok.model.ts        import type { ShellEventName } from '@peace/bridge/protocol'; export type H = ShellEventName;
    apps/official-site/src/screens/ok.route.tsx      import '@peace/web-platform';
    apps/dev-preview/src/shared/ok.ts                import '@peace/sandbox/client'; import '@peace/web-platform/storage';
    packages/ui-kit/src/ok.test.ts                   import '@peace/sandbox'; localStorage.clear();
`);
