import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import { stepsOf, type Recipe } from './recipes.ts';
import './sandbox.css';

/** What is being reproduced, and what puts its steps away. */
export interface RecipeStepsProps {
  readonly recipe: Recipe;
  readonly onClose: () => void;
}

/** What is left to do by hand. */
export function RecipeSteps({ recipe, onClose }: RecipeStepsProps): ReactElement {
  return (
    <section className="dp-recipe" aria-label="To reproduce it">
      <strong>{recipe.title}</strong>
      <ol>
        {stepsOf(recipe).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ToolButton aria-label="Close the steps" onClick={onClose}>
        ×
      </ToolButton>
    </section>
  );
}
