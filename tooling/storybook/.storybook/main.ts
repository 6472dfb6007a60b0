import type { StorybookConfig } from '@storybook/react-vite';
import { accent } from '@peace/vite-config/accent';
import { readEnvironment } from '@peace/vite-config/env';
import { legalText } from '@peace/vite-config/legal-text';
import { existsSync } from 'node:fs';

/** Written before Storybook starts; the run as tests has none. */
const contractPages = new URL('../contract-pages/generated', import.meta.url);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The sidebar is the house: apps/<app>/<area>/<Screen> and packages/<package>/<Component>.
  stories: [
    { directory: '..', files: 'start.mdx' },
    { directory: '../../../apps', files: '*/src/**/*.stories.tsx', titlePrefix: 'apps' },
    { directory: '../../../packages', files: '*/src/**/*.stories.tsx', titlePrefix: 'packages' },
    // contracts/calls/<name> and contracts/messages/<name>.
    ...(existsSync(contractPages) ? [{ directory: '../contract-pages/generated', files: '*.mdx' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The highlight feature reads the style of every element after each change of the page.
  features: (features, { configType }) => ({
    ...features,
    sidebarOnboardingChecklist: false,
    highlight: configType === 'DEVELOPMENT',
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props. The run as tests has no use for them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // Each component of a package has a page with its props.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return /\/packages\/[^/]+\/src\/(?!tokens\/)/.test(file)
          ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
          : entries;
      },
    })),
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), accent(readEnvironment({})), legalText()] }),
};

export default config;
