import type { ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import { recipes, type Recipe } from './recipes.ts';
import '#shared/controls.css';
import './sandbox.css';

/** What is being reproduced, if anything. */
export interface RecipeListProps {
  readonly current: Recipe | undefined;
  readonly onChoose: (recipe: Recipe) => void;
}

/** Situations that take a scenario and more; each starts over. */
export function RecipeList({ current, onChoose }: RecipeListProps): ReactElement {
  return (
    <Section title="Reproduce">
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
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
