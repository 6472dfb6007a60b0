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
import { timeLine } from '#features/time-line/entries.ts';
import { Latest } from '#features/time-line/time-line.tsx';
import { placeOf } from '#shared/launch-address.ts';
import { useLayout } from '#shared/layout.ts';
import { writeAddress } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';
import { commands as commandsOf } from './commands.ts';
import { PhonePane } from './phone-pane.tsx';
import { TestPreviewScreen, type Pane } from './test-preview-screen.tsx';
import { TimeLinePane } from './time-line-pane.tsx';
import { useCopied } from './use-copied.ts';
import { usePanels } from './use-panels.tsx';
import { usePreview } from './use-preview.ts';

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
  const entries = useMemo(() => timeLine(view?.log ?? [], phone.traffic), [view?.log, phone.traffic]);
  const on = {
    onCopyLink: () => {
      const [page = ''] = window.document.URL.split('#');
      // Of a bug that is reproduced, where it begins: its faults are used up by now.
      const start = recipe === undefined ? {} : { arrangement: recipe.arrangement, place: undefined };
      copied.copy(`${page}${writeAddress({ ...preview.state, ...start })}`, 'Link');
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
          <PhonePane
            preview={preview}
            phone={phone}
            title={title}
            latest={<Latest entries={entries} onOpen={() => setPane('time-line')} />}
          />
        }
        timeLine={
          <TimeLinePane services={services} sandbox={sandbox} entries={entries} phone={phone} copied={copied} />
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
