import { readdirSync } from 'node:fs';

/**
 * The rules of imports and of access to globals: `docs/architecture.md` draws them, this enforces them, and
 * `boundaries.test.js` plants one violation of each rule.
 *
 * Every rule is a pattern over folders with an allow-list, so that a package, a screen or a tool made tomorrow is held
 * by it without an entry here. oxlint lets the last matching override win and does not merge a rule's options,
 * so each zone below spells out its whole rule, composed from the same parts.
 */

/** Allowed imports from the workspace; a package that is not named may import nothing. */
const allowed = {
  'ui-kit': ['vant-react-compat', 'i18n', 'money-date'],
  'web-platform': ['validators'],
  session: ['bridge', 'validators', 'web-platform'],
  'api-client': ['money-date', 'validators', 'deployment-config'],
  company: ['deployment-config', 'money-date', 'validators'],
  page: ['api-client', 'deployment-config', 'i18n', 'web-platform'],
};

const shipped = [
  'api-client',
  'bridge',
  'web-platform',
  'session',
  'i18n',
  'money-date',
  'validators',
  'vant-react-compat',
  'ui-kit',
  'company',
  'screens',
  'page',
  'deployment-config',
];

/** @param {readonly string[]} names */
const onlyWorkspace = (names) => ({
  group: ['@peace/*', '@peace/*/**', ...names.flatMap((name) => [`!@peace/${name}`, `!@peace/${name}/**`])],
  message: 'This package may not import that one: see the import directions in docs/architecture.md.',
});

const apps = readdirSync(new URL('../../../../apps', import.meta.url));

const noApps = {
  regex: `^(${apps.join('|')})(/|$)|(^|/)apps/`,
  message: 'Nothing imports an app.',
};

const noTooling = { regex: '(^|/)tooling/', message: 'Tooling never ships.' };
/** @param {string} name @param {string} owner */
const onlyIn = (name, owner) => ({ regex: `^${name}(/|$)`, message: `Only ${owner} touches ${name}.` });
const noKy = onlyIn('ky', '@peace/api-client');
const noVant = onlyIn('vant', '@peace/vant-react-compat');

const noParents = {
  regex: '^\\.\\./',
  message: 'Only neighbours are imported relatively; everything else by #app, #screens, #features or #shared.',
};
/** @param {string[]} layers */
const noLayer = (...layers) => ({
  regex: `^#(${layers.join('|')})/`,
  message: 'Imports in an app point one way: app → screens → features → shared, and no screen imports another.',
});
/** A view, of any app and whatever its file is called: props in, events out. Types of the domain are welcome. */
const pureView = {
  regex: '^@peace/(api-client|bridge|session|web-platform)(/|$)|^@peace/sandbox/client$|^@tanstack/|^react-router',
  allowTypeImports: true,
  message: 'A view takes props and emits events: the network, the shell and the router are its controller’s.',
};

/** Parts of borrower-h5's `shared` that use services, stored state or the router. */
const usesTheApp =
  '^#shared/(services\\.tsx|storage/|attempt/(define-attempts|report-|use-)|[a-z]+/use-)|^#features/[a-z-]+/use-tapped';
/** In borrower-h5, where each screen has a controller, this as well. */
const pureFile = {
  regex: `${usesTheApp}|^jotai`,
  message: 'A view takes props and emits events: what it needs of the app comes from its controller.',
};
const noController = {
  group: [
    '**/use-*.ts',
    '**/use-*.tsx',
    '!**/use-*-text.ts',
    '!**/use-customer-service-link.ts',
    '!**/use-*-wording.ts',
    '!**/use-*-reason.ts',
  ],
  allowTypeImports: true,
  message:
    'A view gets its props from the route, which calls the controller. Hooks that only choose texts are allowed.',
};
/** A route binds a view and the hooks of its folder; what they do is in them. */
const bindingOnly = {
  regex: `^react-router|^@tanstack/|^jotai|^@peace/(api-client|bridge|session|web-platform)(/|$)|${usesTheApp}|^#features/.*/use-`,
  allowTypeImports: true,
  message:
    'A route binds a view and its controller: what touches network, shell, router or storage is in use-<screen>.',
};
/** A screen's declaration, for its controller and for the early renderer, which has no React. */
const declaration = {
  regex: '^react(-dom|-router|-router-dom)?(/|$)|^@tanstack/|^jotai|^#shared/services\\.tsx$|(^|/)use-[a-z-]+\\.tsx?$',
  allowTypeImports: true,
  message: 'A screen’s declaration is read before React is there: what needs the app is its controller’s.',
};
const modelMessage = 'A model imports neither React nor views: what a view shows is typed in the model.';
/** A model is pure: it is tested without React, and the views import it. */
const pureModel = [
  {
    regex:
      '^react(-dom|-router|-router-dom)?(/|$)|^@peace/i18n/react|^@tanstack/|^jotai|\\.tsx$|(^|/)use-[a-z-]+\\.ts$',
    message: modelMessage,
  },
  { regex: '^@peace/(bridge|session|web-platform|sandbox)(/|$)', allowTypeImports: true, message: modelMessage },
  // Components and the types of their props; all but `contrast`. (A group with a negation is not reported beside the workspace's.)
  { regex: '^@peace/(vant-react-compat/|ui-kit/([^c]|c[^o]|co[^n]|con[^t]))', message: modelMessage },
];
/** The features that a feature may use; a screen may use all of them. @type {Readonly<Record<string, readonly string[]>>} */
const featureUses = {
  complaint: ['receipt'],
  'loan-confirm': ['order-help', 'receipt'],
  'loan-record': ['complaint', 'due', 'payment', 'receipt'],
  'order-help': ['complaint'],
  payment: ['complaint', 'due', 'early', 'order-help', 'receipt'],
  receipt: ['due'],
};
/** @param {string} feature */
const otherFeatures = (feature) => ({
  group: ['#features/*/**', ...[feature, ...(featureUses[feature] ?? [])].map((name) => `!#features/${name}/**`)],
  message: 'A feature uses only the features that are listed for it in boundaries.js.',
});

/** @param {object[]} patterns */
const imports = (...patterns) => ['error', { patterns }];

/** The globals of each area, and who owns it. @type {Readonly<Record<string, { names: readonly string[], owner: string }>>} */
const areas = {
  network: { names: ['fetch', 'XMLHttpRequest'], owner: 'the backend is called through @peace/api-client' },
  address: {
    names: ['location', 'history', 'open'],
    owner: 'the address bar is reached through @peace/web-platform, and the page left through @peace/session',
  },
  storage: {
    names: ['localStorage', 'sessionStorage'],
    owner: 'storage is reached through @peace/web-platform/storage',
  },
  host: { names: ['webkit'], owner: 'the shell is reached through @peace/bridge' },
};

/** @param {string[]} own the areas, `clipboard` among them, that this zone is the one place for */
function globals(...own) {
  const barred = Object.entries(areas)
    .filter(([area]) => !own.includes(area))
    .flatMap(([, { names, owner }]) => names.map((name) => ({ name, message: `Not here: ${owner}.` })));
  const objects = ['window', 'globalThis', 'self', 'document', 'parent', 'top'];
  return {
    'no-restricted-globals': ['error', ...barred],
    'no-restricted-properties': [
      'error',
      ...objects.flatMap((object) =>
        barred
          // `document.open` and `document.fetch` are other things.
          .filter(({ name }) => object !== 'document' || name === 'location')
          .map(({ name, message }) => ({ object, property: name, message })),
      ),
      ...(own.includes('clipboard') ? [] : ['clipboard', 'share', 'canShare']).map((property) => ({
        object: 'navigator',
        property,
        message: 'Not here: copying and sharing are in @peace/web-platform.',
      })),
    ],
  };
}

/** @param {string[]} files @param {Record<string, unknown>} rules @param {string[]} [excludeFiles] */
const zone = (files, rules, excludeFiles) => ({ files, rules, ...(excludeFiles ? { excludeFiles } : {}) });
const always = [noApps, noTooling];

/** Tests and stories may use the sandbox, the platform and whatever else they need; they may still not import an app. */
const notShipped = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'];

/** The rules of a package share what a worker has loaded (`@peace/config`). */
const sharedModules = ['mock', 'doMock', 'resetModules'].map((property) => ({
  object: 'vi',
  property,
  message: 'A module that is replaced is replaced for the next file, or not at all: pass a mock, or spy on a property.',
}));

const inApp = [onlyWorkspace(shipped), ...always, noKy, noVant];
/** dev-preview is the developers' own app: it steers the sandbox, through its client and nothing else of it. */
const developersClients = ['sandbox/client'];
const inDevPreview = [onlyWorkspace([...shipped, ...developersClients]), ...always, noKy, noVant];

/**
 * Imports in an app's source, by layer.
 *
 * @param {string} app
 * @param {object[]} own
 */
const appLayers = (app, own) => [
  zone([`apps/${app}/src/**`], { 'no-restricted-imports': imports(...own) }),
  zone([`apps/${app}/src/shared/**`], {
    'no-restricted-imports': imports(...own, noParents, noLayer('app', 'screens', 'features')),
  }),
  zone([`apps/${app}/src/{features,screens}/**`], {
    'no-restricted-imports': imports(...own, noParents, noLayer('app', 'screens')),
  }),
  zone([`apps/${app}/src/{features,screens}/**/*.tsx`], {
    'no-restricted-imports': imports(pureView, ...own, noParents, noLayer('app', 'screens')),
  }),
  zone([`apps/${app}/src/{features,screens}/**/{*.route,*.part,use-*}.tsx`], {
    'no-restricted-imports': imports(...own, noParents, noLayer('app', 'screens')),
  }),
  zone([`apps/${app}/src/{features,screens}/**/*.model.ts`], {
    'no-restricted-imports': imports(...pureModel, ...own, noParents, noLayer('app', 'screens')),
  }),
  zone([`apps/${app}/src/shared/**/*.model.ts`], {
    'no-restricted-imports': imports(...pureModel, ...own, noParents, noLayer('app', 'screens', 'features')),
  }),
];

const borrower = 'apps/borrower-h5/src';
/** @param {string} folder */
const foldersOf = (folder) =>
  readdirSync(new URL(`../../../../${borrower}/${folder}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The rules of borrower-h5 besides its layers: views, controllers and models.
 *
 * @param {string} folder
 * @param {object[]} more
 */
const screenFiles = (folder, ...more) => {
  const own = [...inApp, noParents, noLayer('app', 'screens'), ...more];
  return [
    zone([`${folder}/**/*.{ts,tsx}`], { 'no-restricted-imports': imports(...own) }),
    zone([`${folder}/**/*.tsx`], { 'no-restricted-imports': imports(pureView, pureFile, noController, ...own) }),
    // A part may read for itself: a view shows it below `ClientOnly`.
    zone([`${folder}/**/{use-*,*.part}.tsx`], { 'no-restricted-imports': imports(...own) }),
    zone([`${folder}/**/*.route.tsx`], { 'no-restricted-imports': imports(bindingOnly, ...own) }),
    zone([`${folder}/**/*.screen.ts`], { 'no-restricted-imports': imports(declaration, ...own) }),
    zone([`${folder}/**/*.model.ts`], { 'no-restricted-imports': imports(...pureModel, ...own) }),
  ];
};

export const boundaries = [
  zone(['packages/*/src/**'], {
    'no-restricted-imports': imports(onlyWorkspace([]), ...always, noKy, noVant),
    ...globals(),
  }),
  ...Object.entries(allowed).map(([name, names]) =>
    zone([`packages/${name}/src/**`], {
      'no-restricted-imports': imports(
        onlyWorkspace(names),
        ...always,
        noVant,
        ...(name === 'api-client' ? [] : [noKy]),
      ),
    }),
  ),
  zone(['packages/vant-react-compat/src/**'], {
    'no-restricted-imports': imports(onlyWorkspace([]), ...always, noKy),
  }),
  zone(['packages/api-client/src/**'], globals('network')),
  zone(['packages/web-platform/src/**'], globals('address', 'storage', 'clipboard')),
  zone(['packages/bridge/src/**'], globals('host')),

  zone(['apps/*/src/**'], globals()),
  ...appLayers('*', inApp),
  ...appLayers('dev-preview', inDevPreview),
  ...screenFiles(`${borrower}/screens`),
  ...foldersOf('features').flatMap((feature) => screenFiles(`${borrower}/features/${feature}`, otherFeatures(feature))),
  // It has no views of its own: it requests and paints those of the screens.
  zone([`${borrower}/features/early/**`], {
    'no-restricted-imports': imports(...inApp, noParents, noLayer('app', 'screens'), otherFeatures('early')),
  }),

  zone(notShipped, {
    'no-restricted-imports': imports(noApps),
    'no-restricted-globals': 'off',
    'no-restricted-properties': ['error', ...sharedModules],
  }),
  // Each file of these has modules of its own: see the configuration of Vitest.
  zone(['packages/{api-client,i18n}/src/**/*.test.ts', '**/*.page.test.{ts,tsx}'], {
    'no-restricted-properties': 'off',
  }),
];
