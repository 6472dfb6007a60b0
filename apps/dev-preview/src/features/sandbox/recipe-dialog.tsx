import type { ReactElement } from 'react';
import { ToolDialog } from '#shared/tool-dialog.tsx';
import { recipes, stepsOf, type Recipe } from './recipes.ts';
import '#shared/controls.css';
import './sandbox.css';

/** What is being reproduced, if anything. */
export interface RecipeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly current: Recipe | undefined;
  readonly onChoose: (recipe: Recipe) => void;
}

/** Situations that take a scenario and more; each starts over. */
export function RecipeDialog({ isOpen, onClose, current, onChoose }: RecipeDialogProps): ReactElement {
  return (
    <ToolDialog title="Reproduce a bug" isOpen={isOpen} onClose={onClose}>
      <p>Each sets up the sandbox and the phone anew; its steps then stand above the phone.</p>
      <ul className="dp-list dp-recipes">
        {recipes.map((recipe) => (
          <li key={recipe.title}>
            <button
              type="button"
              className="dp-scenario"
              aria-pressed={recipe === current}
              onClick={() => onChoose(recipe)}
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
