/**
 * Who may import whom, and who may touch what: `docs/architecture.md` draws it, this enforces it, and
 * `boundaries.test.js` plants one violation of each rule.
 *
 * Every rule is a pattern over folders with an allow-list, so that a package, a screen or a tool made tomorrow is held
 * by it without anybody adding it here. oxlint lets the last matching override win and does not merge a rule's options,
 * so each zone below spells out its whole rule, composed from the same parts.
 */

/** What each package may import from the workspace; a package that is not named may import nothing. */
const allowed = {
  'ui-kit': ['vant-react-compat', 'i18n', 'money-date'],
  session: ['bridge'],
  'api-client': ['money-date'],
};

const shipped = [
  'api-client',
  'bridge',
  'session',
  'i18n',
  'money-date',
  'validators',
  'vant-react-compat',
  'ui-kit',
  'company',
  'first-paint',
];

const onlyWorkspace = (names) => ({
  group: ['@peace/*', '@peace/*/**', ...names.flatMap((name) => [`!@peace/${name}`, `!@peace/${name}/**`])],
  message: 'This package may not import that one: see the import directions in docs/architecture.md.',
});

const noApps = {
  regex: '^(borrower-h5|official-site|promo-landing|dev-preview)(/|$)|(^|/)apps/',
  message: 'Nothing imports an app.',
};

const noTooling = { regex: '(^|/)tooling/', message: 'Tooling never ships.' };
const onlyIn = (name, owner) => ({ regex: `^${name}(/|$)`, message: `Only ${owner} touches ${name}.` });
const noKy = onlyIn('ky', '@peace/api-client');
const noVant = onlyIn('vant', '@peace/vant-react-compat');

const noParents = {
  regex: '^\\.\\./',
  message: 'Only neighbours are imported relatively; everything else by #app, #screens, #features or #shared.',
};
const noLayer = (...layers) => ({
  regex: `^#(${layers.join('|')})/`,
  message: 'Imports in an app point one way: app → screens → features → shared, and no screen imports another.',
});
/** A screen's view: props in, events out. Types of the domain are welcome. */
const pureView = {
  regex: '^@peace/(api-client|bridge|session)(/|$)|^@tanstack/|^react-router',
  allowTypeImports: true,
  message: 'A view takes props and emits events: ask the network, the shell and the router in the .route.tsx file.',
};

const imports = (...patterns) => ['error', { patterns }];

const platform = {
  network: ['fetch', 'XMLHttpRequest'],
  door: ['location', 'history', 'open'],
  storage: ['localStorage', 'sessionStorage'],
  host: ['webkit'],
};
const owner = {
  network: 'the backend is called through @peace/api-client',
  door: 'the page is left through @peace/session',
  storage: 'storage is reached through @peace/session/storage',
  host: 'the native host is reached through @peace/bridge',
};

/** @param {(keyof typeof platform)[]} own what this zone is the one place for */
function globals(...own) {
  const barred = Object.keys(platform)
    .filter((area) => !own.includes(area))
    .flatMap((area) => platform[area].map((name) => ({ name, message: `Not here: ${owner[area]}.` })));
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
    ],
  };
}

const zone = (files, rules, excludeFiles) => ({ files, rules, ...(excludeFiles ? { excludeFiles } : {}) });
const always = [noApps, noTooling];

/** Tests and stories may use the sandbox, the platform and whatever else they need; they may still not import an app. */
const notShipped = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'];

const inApp = [onlyWorkspace(shipped), ...always, noKy, noVant];

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
        ...(name === 'api-client' ? [noVant] : [noKy, noVant]),
      ),
    }),
  ),
  zone(['packages/vant-react-compat/src/**'], { 'no-restricted-imports': imports(onlyWorkspace([]), ...always, noKy) }),
  zone(['packages/api-client/src/**'], globals('network')),
  zone(['packages/session/src/**'], globals('door', 'storage')),
  zone(['packages/bridge/src/**'], globals('host')),

  zone(['apps/*/src/**'], { 'no-restricted-imports': imports(...inApp), ...globals() }),
  zone(['apps/*/src/shared/**'], {
    'no-restricted-imports': imports(...inApp, noParents, noLayer('app', 'screens', 'features')),
  }),
  zone(['apps/*/src/features/**'], {
    'no-restricted-imports': imports(...inApp, noParents, noLayer('app', 'screens')),
  }),
  zone(['apps/*/src/screens/**'], { 'no-restricted-imports': imports(...inApp, noParents, noLayer('app', 'screens')) }),
  zone(['apps/*/src/screens/**/*-screen.tsx'], {
    'no-restricted-imports': imports(pureView, ...inApp, noParents, noLayer('app', 'screens')),
  }),
  // The sandbox's control surface is no call of the backend, and dev-preview never ships to a borrower.
  zone(['apps/dev-preview/src/shared/sandbox-client.ts'], globals('network')),

  zone(notShipped, {
    'no-restricted-imports': imports(noApps),
    'no-restricted-globals': 'off',
    'no-restricted-properties': 'off',
  }),
];
