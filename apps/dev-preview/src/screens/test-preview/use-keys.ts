import { useShortcuts } from '#features/help/use-shortcuts.ts';
import { lineOf, setLine } from '#features/phone/line.ts';
import type { Phone } from '#features/phone/use-phone.ts';
import { themes } from '#shared/choices.ts';
import type { Preview } from './use-preview.ts';

/** What the keys act on. */
export interface KeysOptions {
  readonly window: Window;
  readonly preview: Preview;
  readonly phone: Phone;
  readonly onCopyLink: () => void;
  readonly onHelp: () => void;
}

/** Carries out the keyboard shortcuts. */
export function useKeys({ window, preview, phone, onCopyLink, onHelp }: KeysOptions): void {
  const { settings, change, sandbox, place, open, kill } = preview;
  useShortcuts(window, (key) => {
    switch (key) {
      case '?':
        return onHelp();
      case 'l':
        return onCopyLink();
      case 'b':
        return phone.back();
      case 'r':
        return phone.resume();
      case 'k':
        return kill();
      case 'o':
        return place === undefined ? undefined : open(place);
      case 'd':
        return change({ theme: themes[(themes.indexOf(settings.theme) + 1) % themes.length] ?? 'system' });
      case '/':
        change({ tab: 'scenario' });
        // The field appears with its panel.
        window.requestAnimationFrame(() =>
          window.document.querySelector<HTMLElement>('.dp-tools [type=search]')?.focus(),
        );
        return undefined;
      case 'n':
        if (sandbox.state.kind !== 'here') return undefined;
        const { faults, latency } = sandbox.state.view;
        return void sandbox.run((client) => setLine(client, lineOf(faults, latency) === 'off' ? 'normal' : 'off'));
    }
  });
}
