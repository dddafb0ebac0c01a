import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge.js';
import { Grid, Stack } from '../../../components/ui/layout.js';
import { ProgressBar } from '../../../components/ui/progress-bar.js';
import type { BlueprintCardFragment } from '../api/blueprints.generated.js';
import { libraryPage as texts } from '../texts.js';
import { CategoryMark } from './category-mark.js';
import styles from './blueprints.module.css';

export interface Progress {
  blueprintId: string;
  currentStep: number;
  completed: boolean;
}

function CardProgress({ progress, steps }: { progress: Progress | undefined; steps: number }) {
  if (!progress) return <div className="quiet">{texts.steps(steps)}</div>;
  if (progress.completed) return <Badge tone="green">{texts.completed}</Badge>;
  const step = Math.min(progress.currentStep, steps);
  return (
    <Stack gap={6}>
      <div className="quiet">{texts.at(step, steps)}</div>
      <ProgressBar value={step - 1} max={steps} />
    </Stack>
  );
}

export function BlueprintCards({
  blueprints,
  progress,
}: {
  blueprints: readonly BlueprintCardFragment[];
  progress: readonly Progress[];
}) {
  return (
    <Grid min={280}>
      {blueprints.map((blueprint) => (
        <article key={blueprint.id} className={styles.card}>
          <CategoryMark category={blueprint.category} />
          <h3 className={styles.title}>
            <Link to={`/vendor/blueprint/${blueprint.id}`} lang="en">
              {blueprint.title}
            </Link>
          </h3>
          <p lang="en">{blueprint.description}</p>
          <CardProgress
            progress={progress.find(({ blueprintId }) => blueprintId === blueprint.id)}
            steps={blueprint.stepCount}
          />
        </article>
      ))}
    </Grid>
  );
}
