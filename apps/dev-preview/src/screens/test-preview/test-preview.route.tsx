import { createBridge } from '@peace/bridge';
import { useMemo, useState, type ReactElement } from 'react';
import { HelpDialog } from '#features/help/help-dialog.tsx';
import { useKeys } from '#features/palette/command.ts';
import { Palette } from '#features/palette/palette.tsx';
import { fillIn } from '#features/phone/fill-in.ts';
import { usePhone } from '#features/phone/use-phone.ts';
import { describeBackend, sandboxConditions, shellConditions } from '#features/sandbox/conditions.ts';
import type { Recipe } from '#features/sandbox/recipes.ts';
import { RecipeDialog, RecipeSteps } from '#features/sandbox/reproduce.tsx';
import { canStoreApart, storageApart } from '#features/storage/storage-apart.ts';
import { useStoredItems } from '#features/storage/use-stored-items.ts';
import { timeLine } from '#features/time-line/entries.ts';
import { Latest } from '#features/time-line/time-line.tsx';
import { placeOf } from '#shared/launch-address.ts';
import { useLayout } from '#shared/layout.ts';
import { writeAddress } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';
import { commands as commandsOf } from './commands.ts';
import { Phones } from './phones.tsx';
import { secondOpening } from './second-opening.ts';
import { TestPreviewScreen, type Pane } from './test-preview-screen.tsx';
import { TimeLinePane } from './time-line-pane.tsx';
import { useCopied } from './use-copied.ts';
import { usePanels } from './use-panels.tsx';
import { usePreview } from './use-preview.ts';

/** What lies over the page. */
type Sheet = 'palette' | 'help' | 'reproduce';

/** `/testPreview`: the test page of spec §2, and the shell simulator. */
export function TestPreviewRoute({ services }: { readonly services: PreviewServices }): ReactElement {
  const { window, build } = services;
  const preview = usePreview(services);
  const { settings, sandbox, opened, change } = preview;
  const [layout, changeLayout] = useLayout(services);
  const [host] = useState(() => createBridge({ window }).host);
  const [pane, setPane] = useState<Pane>(host === 'wkwebview' || host === 'android' ? 'tools' : 'phone');
  const [title, setTitle] = useState('');
  const [sheet, setSheet] = useState<Sheet>();
  const closeSheet = () => setSheet(undefined);
  const copied = useCopied(window);
  const stored = useStoredItems({ name: 'first', find: () => window });
  const storedApart = useStoredItems({ name: 'second', find: () => storageApart(services.secondFrame.current) });
  const [recipe, setRecipe] = useState<Recipe>();
  const view = sandbox.state.kind === 'here' ? sandbox.state.view : undefined;

  const phone = usePhone({
    load: String(opened?.load ?? 0),
    settings,
    onSeen: (page) => {
      setTitle(page.title);
      const seen = placeOf(page.address, window.origin);
      if (seen !== undefined) preview.moved(seen);
    },
  });
  const second = usePhone({
    load: secondOpening(preview)?.load ?? '',
    settings,
    onSeen: () => {},
    frame: services.secondFrame,
  });

  const entries = useMemo(
    () => timeLine(view?.log ?? [], [phone.traffic, second.traffic]),
    [view?.log, phone.traffic, second.traffic],
  );
  const on = {
    onCopyLink: () => {
      const snapshot = { takenAt: Date.now(), journal: view?.journal ?? [], stored: stored.items };
      const [page = ''] = window.document.URL.split('#');
      copied.copy(`${page}${writeAddress({ ...preview.state, snapshot })}`, 'Link');
    },
    onPalette: () => setSheet('palette'),
    onHelp: () => setSheet('help'),
    onScenario: (scenario: Parameters<typeof preview.choose>[0]) => {
      setRecipe(undefined);
      preview.choose(scenario);
    },
    onLink: (link: Parameters<typeof preview.follow>[0]) => {
      setPane('phone');
      void preview.follow(link);
    },
    onRecipe: (chosen: Recipe) => {
      closeSheet();
      setRecipe(chosen);
      setPane('phone');
      preview.reproduce(chosen);
    },
  };
  const commands = commandsOf({
    ...on,
    preview,
    view,
    phone,
    onTab: (tab) => {
      setPane('tools');
      change({ tab });
    },
    onTimeLine: () => {
      setPane('time-line');
      window.requestAnimationFrame(() => window.document.querySelector<HTMLElement>('.dp-rows')?.focus());
    },
  });
  useKeys(window, { commands, hasKeys: layout.hasKeys, onPalette: on.onPalette });
  const panels = usePanels({
    ...on,
    services,
    preview,
    view,
    stored,
    storedApart: settings.second === 'other' && canStoreApart() ? storedApart : undefined,
    onFill: ({ kind, text }) => {
      setPane('phone');
      if (!fillIn(phone.frame.current, kind, text)) copied.say('The page in the phone asks for no such code.');
    },
    layout,
    host,
    onPane: setPane,
    onLayout: changeLayout,
    copied,
  });

  return (
    <>
      <TestPreviewScreen
        {...on}
        tab={settings.tab}
        onTab={(tab) => change({ tab })}
        pane={pane}
        onPane={setPane}
        layout={layout}
        onLayout={changeLayout}
        hasTwoPhones={settings.second !== 'none'}
        backend={describeBackend(sandbox.state)}
        conditions={[
          ...(view === undefined ? [] : sandboxConditions(view, sandbox.run)),
          ...shellConditions(settings, change),
        ]}
        recipe={recipe === undefined ? null : <RecipeSteps recipe={recipe} onClose={() => setRecipe(undefined)} />}
        refusal={sandbox.refusal}
        copied={copied.said}
        onReproduce={view === undefined ? undefined : () => setSheet('reproduce')}
        phone={
          <Phones
            preview={preview}
            phone={phone}
            second={second}
            title={title}
            latest={<Latest entries={entries} onOpen={() => setPane('time-line')} />}
          />
        }
        timeLine={
          <TimeLinePane
            services={services}
            sandbox={sandbox}
            entries={entries}
            phones={[phone, second]}
            copied={copied}
          />
        }
        panels={panels}
      />
      <Palette commands={commands} isOpen={sheet === 'palette'} onClose={closeSheet} />
      <HelpDialog
        isOpen={sheet === 'help'}
        onClose={closeSheet}
        commands={commands}
        hasKeys={layout.hasKeys}
        onKeys={(hasKeys) => changeLayout({ hasKeys })}
        build={build}
      />
      <RecipeDialog isOpen={sheet === 'reproduce'} onClose={closeSheet} current={recipe} onChoose={on.onRecipe} />
    </>
  );
}
