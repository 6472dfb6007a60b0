const imports = 'no-restricted-imports';
const globals = 'no-restricted-globals';
const properties = 'no-restricted-properties';

/**
 * [what is planted, where, the code, the rule that must catch it]
 *
 * @type {[what: string, file: string, code: string, rule: string][]}
 */
export const violations = [
  ['a package imports one that it may not', 'packages/ui-kit/src/a.ts', `import '@peace/api-client';`, imports],
  ['a package imports upwards', 'packages/bridge/src/a.ts', `import '@peace/session';`, imports],
  ['a subpath is no way round', 'packages/session/src/a.ts', `import '@peace/i18n/react';`, imports],
  [
    'the check of addresses uses the window',
    'packages/validators/src/safe-url/a.ts',
    `import '@peace/web-platform';`,
    imports,
  ],
  ['the check of addresses reads the address', 'packages/validators/src/safe-url/b.ts', `location.href;`, globals],
  ['the platform knows who is calling', 'packages/web-platform/src/a.ts', `import '@peace/session';`, imports],
  ['a new package imports anything', 'packages/brand-new/src/a.ts', `import '@peace/bridge';`, imports],
  ['a package imports an app', 'packages/ui-kit/src/b.ts', `import 'borrower-h5';`, imports],
  [
    'a package imports a file of an app',
    'packages/ui-kit/src/c.ts',
    `import '../../../apps/borrower-h5/src/main.tsx';`,
    imports,
  ],
  ['a package imports tooling', 'packages/api-client/src/a.ts', `import '@peace/sandbox';`, imports],
  [
    'a package imports tooling by path',
    'packages/api-client/src/b.ts',
    `import '../../../tooling/sandbox/src/index.ts';`,
    imports,
  ],
  ['an app imports another app', 'apps/promo-landing/src/a.ts', `import 'borrower-h5';`, imports],
  ['an app imports tooling', 'apps/borrower-h5/src/a.ts', `import '@peace/sandbox';`, imports],
  ['a test imports an app', 'packages/ui-kit/src/d.test.ts', `import 'borrower-h5';`, imports],
  ['a test replaces a module', 'packages/ui-kit/src/e.test.ts', `vi.mock('./button.tsx');`, properties],
  ['shared imports a feature', 'apps/borrower-h5/src/shared/a.ts', `import '#features/order/a.ts';`, imports],
  ['a feature imports a screen', 'apps/borrower-h5/src/features/order/a.ts', `import '#screens/order/a.ts';`, imports],
  ['a screen imports the app', 'apps/borrower-h5/src/screens/order/a.ts', `import '#app/router.tsx';`, imports],
  ['a screen imports a screen', 'apps/borrower-h5/src/screens/order/b.ts', `import '#screens/repay/a.ts';`, imports],
  ['a screen climbs to a screen', 'apps/borrower-h5/src/screens/order/c.ts', `import '../repay/a.ts';`, imports],
  [
    'a view calls the network',
    'apps/borrower-h5/src/screens/order/a/a.view.tsx',
    `import { call } from '@peace/api-client'; call();`,
    imports,
  ],
  ['a view asks the shell', 'apps/borrower-h5/src/screens/order/b/b.view.tsx', `import '@peace/bridge';`, imports],
  ['a view navigates', 'apps/borrower-h5/src/screens/order/c/c.view.tsx', `import 'react-router-dom';`, imports],
  [
    'a view of another name calls the network',
    'apps/borrower-h5/src/screens/order/d/order-card.tsx',
    `import { call } from '@peace/api-client'; call();`,
    imports,
  ],
  [
    'a part of a feature reaches the services',
    'apps/borrower-h5/src/features/order/order-card.tsx',
    `import '#shared/services.tsx';`,
    imports,
  ],
  ['a view calls a controller', 'apps/borrower-h5/src/screens/order/e/e-card.tsx', `import './use-e.ts';`, imports],
  ['a view keeps an atom', 'apps/borrower-h5/src/screens/order/e/e-list.tsx', `import 'jotai';`, imports],
  ['a model imports React', 'apps/borrower-h5/src/screens/order/e/e.model.ts', `import 'react';`, imports],
  [
    'a model imports a view’s type',
    'apps/borrower-h5/src/features/order/f.model.ts',
    `import type { F } from './f.view.tsx'; export type G = F;`,
    imports,
  ],
  [
    'a model imports a type of the kit’s views',
    'apps/borrower-h5/src/features/order/h.model.ts',
    `import type { AsyncState } from '@peace/ui-kit/async-view'; export type S = AsyncState<string>;`,
    imports,
  ],
  [
    'a model of no area imports a type of a component',
    'apps/borrower-h5/src/shared/b.model.ts',
    `import type { LinkProps } from '@peace/vant-react-compat/link'; export type L = LinkProps;`,
    imports,
  ],
  ['a model of another app imports React', 'apps/official-site/src/features/a/a.model.ts', `import 'react';`, imports],
  ['a model of no area imports a hook', 'apps/borrower-h5/src/shared/a.model.ts', `import './use-a.ts';`, imports],
  ['a model stores', 'apps/promo-landing/src/screens/a/a.model.ts', `import '@peace/web-platform/storage';`, imports],
  [
    'a part of a campaign’s page calls the network',
    'apps/promo-landing/src/features/a/a-card.tsx',
    `import { call } from '@peace/api-client'; call();`,
    imports,
  ],
  [
    'a panel of the developers’ page calls the sandbox',
    'apps/dev-preview/src/features/a/a-panel.tsx',
    `import { sandboxClient } from '@peace/sandbox/client'; sandboxClient();`,
    imports,
  ],
  [
    'a screen’s declaration keeps an atom',
    'apps/borrower-h5/src/screens/order/h/h.screen.ts',
    `import 'jotai';`,
    imports,
  ],
  [
    'a screen’s declaration calls its controller',
    'apps/borrower-h5/src/screens/order/i/i.screen.ts',
    `import './use-i.ts';`,
    imports,
  ],
  [
    'a route reads for itself',
    'apps/borrower-h5/src/screens/order/h/h.route.tsx',
    `import { useRead } from '#shared/reading/use-read.ts'; useRead();`,
    imports,
  ],
  [
    'a route navigates',
    'apps/borrower-h5/src/screens/order/i/i.route.tsx',
    `import { useNavigate } from 'react-router-dom'; useNavigate();`,
    imports,
  ],
  [
    'a route binds a feature’s controller',
    'apps/borrower-h5/src/screens/order/j/j.route.tsx',
    `import { useA } from '#features/order/use-a.ts'; useA();`,
    imports,
  ],
  ['a model imports a hook', 'apps/borrower-h5/src/features/order/g.model.ts', `import './use-g.ts';`, imports],
  [
    'a feature imports one that is not listed for it',
    'apps/borrower-h5/src/features/order/h.ts',
    `import '#features/payment/a.ts';`,
    imports,
  ],
  ['an app calls by ky itself', 'apps/borrower-h5/src/b.ts', `import 'ky';`, imports],
  ['another package calls by ky itself', 'packages/session/src/http.ts', `import 'ky';`, imports],
  ['a package uses Vant’s styles', 'packages/ui-kit/src/e.ts', `import 'vant/es/button/index.css';`, imports],
  ['an app fetches', 'apps/borrower-h5/src/c.ts', `fetch('/');`, globals],
  ['an app fetches through window', 'apps/borrower-h5/src/d.ts', `window.fetch('/');`, properties],
  ['a package fetches', 'packages/session/src/b.ts', `fetch('/');`, globals],
  ['the developers’ page calls the network', 'apps/dev-preview/src/shared/a.ts', `fetch('/');`, globals],
  [
    'another app imports the sandbox’s client',
    'apps/promo-landing/src/b.ts',
    `import '@peace/sandbox/client';`,
    imports,
  ],
  ['a package imports the sandbox’s client', 'packages/session/src/c.ts', `import '@peace/sandbox/client';`, imports],
  [
    'the developers’ page imports the sandbox itself',
    'apps/dev-preview/src/shared/b.ts',
    `import '@peace/sandbox';`,
    imports,
  ],
  [
    'the developers’ page imports another part of the sandbox',
    'apps/dev-preview/src/features/a/a.ts',
    `import '@peace/sandbox/scenarios/scenarios';`,
    imports,
  ],
  [
    'the developers’ page imports other tooling',
    'apps/dev-preview/src/app/a.ts',
    `import '@peace/dev/browser';`,
    imports,
  ],
  [
    'a layer of the developers’ page imports upwards',
    'apps/dev-preview/src/shared/c.ts',
    `import '#features/sandbox/arrange.ts';`,
    imports,
  ],
  [
    'a view of the developers’ page calls the network',
    'apps/dev-preview/src/screens/a/a-screen.tsx',
    `import '@peace/bridge';`,
    imports,
  ],
  ['the session navigates by itself', 'packages/session/src/e.ts', `window.location.assign('/');`, properties],
  ['the session stores by itself', 'packages/session/src/d.ts', `window.sessionStorage.clear();`, properties],
  [
    'a view stores',
    'apps/borrower-h5/src/screens/order/d/d-screen.tsx',
    `import '@peace/web-platform/storage';`,
    imports,
  ],
  ['an app navigates', 'apps/borrower-h5/src/e.ts', `location.assign('/');`, globals],
  ['an app navigates through window', 'apps/borrower-h5/src/f.ts', `window.location.href = '/';`, properties],
  ['an app navigates through document', 'apps/borrower-h5/src/g.ts', `document.location = '/';`, properties],
  ['an app opens a window', 'apps/borrower-h5/src/h.ts', `window.open('/');`, properties],
  ['an app goes back', 'apps/borrower-h5/src/i.ts', `history.back();`, globals],
  ['an app takes the location apart', 'apps/borrower-h5/src/j.ts', `export const { location } = window;`, properties],
  ['an app copies by itself', 'apps/borrower-h5/src/m.ts', `navigator.clipboard.writeText('');`, properties],
  ['an app shares by itself', 'apps/promo-landing/src/c.ts', `navigator.share({});`, properties],
  ['an app stores', 'apps/borrower-h5/src/k.ts', `localStorage.clear();`, globals],
  ['a package stores', 'packages/api-client/src/c.ts', `globalThis.sessionStorage.clear();`, properties],
  [
    'an app posts to the host',
    'apps/borrower-h5/src/l.ts',
    `window.webkit.messageHandlers.x.postMessage(1);`,
    properties,
  ],
];

/**
 * The same acts where they belong.
 *
 * @type {[file: string, code: string][]}
 */
export const welcome = [
  ['packages/ui-kit/src/ok.ts', `import '@peace/i18n/react'; import '@peace/vant-react-compat/button';`],
  [
    'packages/session/src/ok.ts',
    `import '@peace/bridge'; import '@peace/validators/safe-url'; import '@peace/web-platform/storage';`,
  ],
  [
    'packages/web-platform/src/ok.ts',
    `import '@peace/validators/safe-url'; location.assign('/'); window.open('/'); localStorage.clear();`,
  ],
  ['packages/api-client/src/ok.ts', `import '@peace/validators/safe-url'; fetch('/');`],
  ['packages/bridge/src/ok.ts', `window.webkit.messageHandlers.x.postMessage(1);`],
  ['packages/vant-react-compat/src/ok.ts', `import 'vant/es/button/index.css';`],
  ['apps/borrower-h5/src/app/ok.ts', `import '#screens/order/a.ts'; import '@peace/api-client';`],
  [
    'apps/borrower-h5/src/screens/order/ok.view.tsx',
    `import type { Order } from '@peace/api-client'; export type O = Order;`,
  ],
  [
    'apps/borrower-h5/src/screens/order/ok.route.tsx',
    `import './use-ok.ts'; import './ok.view.tsx'; import '#features/order/a.tsx'; import '#shared/navigation/screen-route.tsx';`,
  ],
  [
    'apps/borrower-h5/src/screens/order/ok.screen.ts',
    `import '@peace/session'; import './ok.model.ts'; import type { O } from './ok.view.tsx'; export type P = O;`,
  ],
  [
    'apps/borrower-h5/src/screens/order/ok-card.tsx',
    `import 'react'; import '#features/order/recommended-products.tsx'; import './ok.model.ts'; import '#shared/events.ts';`,
  ],
  [
    'apps/borrower-h5/src/screens/order/ok.model.ts',
    `import '@peace/validators'; import '#features/order/a.ts'; import '@peace/ui-kit/contrast'; import type { A } from '@peace/api-client'; export type B = A;`,
  ],
  [
    'apps/dev-preview/src/features/ok.model.ts',
    `import type { ShellEventName } from '@peace/bridge/protocol'; export type H = ShellEventName;`,
  ],
  ['apps/official-site/src/screens/ok.route.tsx', `import '@peace/web-platform';`],
  ['apps/dev-preview/src/shared/ok.ts', `import '@peace/sandbox/client'; import '@peace/web-platform/storage';`],
  ['packages/ui-kit/src/ok.test.ts', `import '@peace/sandbox'; localStorage.clear();`],
];
