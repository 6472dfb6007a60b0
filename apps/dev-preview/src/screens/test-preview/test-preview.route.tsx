import { createBridge } from '@peace/bridge';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import { elsewhere } from '#features/origins/kept-origins.ts';
import { useOrigins } from '#features/origins/use-origins.ts';
import { HelpDialog } from '#features/help/help-dialog.tsx';
import { usePhone } from '#features/phone/use-phone.ts';
import { describeBackend, unusualConditions } from '#features/sandbox/conditions.ts';
import { RecipeDialog } from '#features/sandbox/recipe-dialog.tsx';
import { RecipeSteps } from '#features/sandbox/recipe-steps.tsx';
import type { Recipe } from '#features/sandbox/recipes.ts';
import { canStoreApart, storageApart } from '#features/storage/storage-apart.ts';
import { useStoredItems } from '#features/storage/use-stored-items.ts';
import { Latest } from '#features/time-line/latest.tsx';
import { timeLine } from '#features/time-line/time-line.model.ts';
import { placeOf } from '#shared/launch-address.ts';
import { usesAtom } from '#shared/layout.ts';
import { writeAddress } from '#shared/preview-address.ts';
import type { PreviewServices } from '#shared/services.ts';
import { Phones } from './phones.tsx';
import { secondOpening } from './second-opening.ts';
import { TestPreviewScreen, type Pane } from './test-preview-screen.tsx';
import { TimeLinePane } from './time-line-pane.tsx';
import { useCopied } from './use-copied.ts';
import { useKeys } from './use-keys.ts';
import { useLayout } from './use-layout.ts';
import { usePanels } from './use-panels.tsx';
import { usePreview } from './use-preview.ts';

/** `/testPreview`: the test page of spec §2, and the shell simulator. */
export function TestPreviewRoute({ services }: { readonly services: PreviewServices }): ReactElement {
  const { window, build } = services;
  const preview = usePreview(services);
  const { settings, sandbox, opened } = preview;
  const [layout, changeLayout] = useLayout(services);
  const uses = useAtomValue(usesAtom);
  const [host] = useState(() => createBridge({ window }).host);
  const [pane, setPane] = useState<Pane>(host === 'wkwebview' || host === 'android' ? 'tools' : 'phone');
  const [title, setTitle] = useState('');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isReproduceOpen, setIsReproduceOpen] = useState(false);
  const copied = useCopied(window);
  const stored = useStoredItems({ name: 'first', find: () => window });
  const storedApart = useStoredItems({ name: 'second', find: () => storageApart(services.secondFrame.current) });
  const origins = useOrigins(services);
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

  const entries = timeLine(view?.log ?? [], [phone.traffic, second.traffic]);
  const copyLink = () => {
    const snapshot = { takenAt: Date.now(), journal: view?.journal ?? [], stored: stored.items };
    const [page = ''] = window.document.URL.split('#');
    copied.copy(`${page}${writeAddress({ ...preview.state, snapshot })}`, 'Link');
  };
  useKeys({ window, preview, phone, onCopyLink: copyLink, onHelp: () => setIsHelpOpen(true) });
  const panels = usePanels({
    services,
    preview,
    view,
    uses,
    stored,
    storedApart: settings.second === 'other' && canStoreApart() ? storedApart : undefined,
    origins,
    onScenario: (scenario) => {
      setRecipe(undefined);
      preview.choose(scenario);
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
        tab={settings.tab}
        onTab={(tab) => preview.change({ tab })}
        pane={pane}
        onPane={setPane}
        layout={layout}
        onLayout={changeLayout}
        hasTwoPhones={settings.second !== 'none'}
        backend={describeBackend(sandbox.state)}
        conditions={[...elsewhere(origins.server ?? null), ...(view === undefined ? [] : unusualConditions(view))]}
        recipe={recipe === undefined ? null : <RecipeSteps recipe={recipe} onClose={() => setRecipe(undefined)} />}
        build={`${build.version} · ${build.commit}`}
        refusal={sandbox.refusal}
        copied={copied.said}
        onCopyLink={copyLink}
        onHelp={() => setIsHelpOpen(true)}
        onReproduce={view === undefined ? undefined : () => setIsReproduceOpen(true)}
        phone={
          <Phones
            preview={preview}
            phone={phone}
            second={second}
            title={title}
            layout={layout}
            onLayout={changeLayout}
            latest={<Latest entries={entries} onOpen={() => setPane('time-line')} />}
          />
        }
        timeLine={
          <TimeLinePane
            client={services.client}
            sandbox={sandbox}
            entries={entries}
            phones={[phone, second]}
            origin={window.origin}
            copied={copied}
            storybook={build.storybook}
          />
        }
        panels={panels}
      />
      <HelpDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      <RecipeDialog
        isOpen={isReproduceOpen}
        onClose={() => setIsReproduceOpen(false)}
        current={recipe}
        onChoose={(chosen) => {
          setIsReproduceOpen(false);
          setRecipe(chosen);
          setPane('phone');
          preview.reproduce(chosen);
        }}
      />
    </>
  );
}
