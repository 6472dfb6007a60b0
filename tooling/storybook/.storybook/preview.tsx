import type { Args, Preview } from '@storybook/react-vite';
import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
// The colours of a build without settings.
import 'virtual:accent.css';
import '@fontsource-variable/noto-sans-mono/wght.css';
import '@fontsource-variable/noto-sans-sc/wght.css';
import './fonts.css';
import './flow-page.css';
import './story-root.css';
import { isLocale, type Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DocsPage } from './docs-page.tsx';

/** The providers that an app puts around its screens. */
function Surroundings({ initialLocale, children }: { initialLocale: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(initialLocale);
  const value = useMemo(() => ({ locale, setLocale }), [locale]);
  return (
    <LocaleProvider value={value}>
      <ToastProvider>{children}</ToastProvider>
    </LocaleProvider>
  );
}

declare global {
  interface Window {
    /** Renders the story that is shown again with these arguments, without its play function and checks. */
    rerenderStory?: (args: Args) => void;
  }
}

function Rerenderable({ Story, args }: { Story: ComponentType<{ args: Args }>; args: Args }) {
  const [given, setGiven] = useState<Args | null>(null);
  useEffect(() => {
    window.rerenderStory = (next) => flushSync(() => setGiven(next));
    return () => {
      delete window.rerenderStory;
    };
  }, []);
  return <Story args={given ?? args} />;
}

// A link of a screen leads nowhere here: its address is what a story shows.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.preventDefault();
});

/** Effects of the first render run in a task of their own; a hand that is quicker than a frame is a test's only. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Storybook's table shows a union as the word `union`. */
function unionOf(component: unknown, prop: string): string | null {
  const type = Object(component)['__docgenInfo']?.props?.[prop]?.tsType;
  return type?.name === 'union' ? type.raw : null;
}

const preview: Preview = {
  argTypesEnhancers: [
    ({ argTypes, component }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([prop, argType]) => {
          const summary = unionOf(component, prop);
          return [prop, summary === null ? argType : { ...argType, table: { ...argType.table, type: { summary } } }];
        }),
      ),
  ],
  mount: (context) => async (ui) => {
    if (ui !== undefined && ui !== null) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await nextFrame();
    return context.canvas;
  },
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Start', 'apps', 'packages', 'contracts'] } },
    docs: { page: DocsPage },
    // A story with an axe violation fails, in the panel and in the test run.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'phone' }, locale: 'en', theme: 'light' },
  globalTypes: {
    locale: {
      toolbar: { title: 'Language', icon: 'globe', items: ['original', 'en', 'fil'], dynamicTitle: true },
    },
    theme: {
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, args }) => {
      document.documentElement.classList.toggle('van-theme-dark', globals['theme'] === 'dark');
      return (
        <Surroundings
          key={globals['locale']}
          initialLocale={isLocale(globals['locale']) ? globals['locale'] : 'original'}
        >
          <Rerenderable Story={Story} args={args} />
        </Surroundings>
      );
    },
  ],
};

export default preview;
