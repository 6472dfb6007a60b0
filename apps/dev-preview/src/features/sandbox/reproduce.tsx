import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import { ToolDialog } from '#shared/tool-dialog.tsx';
import { recipes, stepsOf, type Recipe } from './recipes.ts';
import '#shared/controls.css';
import './sandbox.css';

/** Situations that take a scenario and more; each starts over. */
export function RecipeDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly current: Recipe | undefined;
  readonly onChoose: (recipe: Recipe) => void;
}): ReactElement {
  return (
    <ToolDialog title="Reproduce a bug" isOpen={props.isOpen} onClose={props.onClose}>
      <p>Resets sandbox and phone; the remaining steps appear below the header.</p>
      <ul className="dp-list dp-recipes">
        {recipes.map((recipe) => (
          <li key={recipe.title}>
            <button
              type="button"
              className="dp-scenario"
              aria-pressed={recipe === props.current}
              onClick={() => props.onChoose(recipe)}
            >
              {recipe.title}
              <span className="dp-recipe-steps">{stepsOf(recipe).join(' → ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </ToolDialog>
  );
}

export function RecipeSteps(props: { readonly recipe: Recipe; readonly onClose: () => void }): ReactElement {
  return (
    <section className="dp-recipe" aria-label="To reproduce it">
      <strong>{props.recipe.title}</strong>
      <ol>
        {stepsOf(props.recipe).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ToolButton aria-label="Close the steps" onClick={props.onClose}>
        ×
      </ToolButton>
    </section>
  );
}
