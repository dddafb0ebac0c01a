import { useEffect, useRef, type ReactNode } from 'react';
import { BackLink, Button } from '../../../components/ui/button.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useOpenBlueprintMutation, type BlueprintQuery } from '../api/blueprints.generated.js';
import { blueprintPage as texts } from '../texts.js';
import { CategoryMark } from './category-mark.js';
import { StepList } from './step-list.js';
import { StepText } from './step-text.js';
import { useProgress, type Place } from '../use-progress.js';
import styles from './blueprints.module.css';

interface BlueprintGuideProps {
  blueprint: BlueprintQuery['blueprint'];
  saved: Place;
  save: ReactNode;
}

export function BlueprintGuide({ blueprint, saved, save }: BlueprintGuideProps) {
  const { id, title, description, category, content } = blueprint;
  const { place, change } = useProgress(id, saved);
  const [open] = useOpenBlueprintMutation();
  useEffect(() => void open({ id }), [open, id]);
  const heading = useRef<HTMLHeadingElement>(null);
  const currentStep = Math.min(place.currentStep, content.length);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [currentStep]);
  const toStep = (step: number) => {
    moved.current = true;
    change({ currentStep: step });
  };
  const isLast = currentStep === content.length;
  return (
    <Page>
      <BackLink to="/vendor/blueprints">{texts.toAll}</BackLink>
      <div className={styles.top}>
        <CategoryMark category={category} />
        {texts.inEnglish && <p className="quiet">{texts.inEnglish}</p>}
      </div>
      <PageHeader
        title={title}
        lead={description}
        lang="en"
        actions={
          <>
            {save}
            <Button look="secondary" icon="print" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        }
      />
      <div className={styles.guide}>
        <StepList steps={content} currentStep={currentStep} completed={place.completed} onStep={toStep} />
        <Stack gap={28}>
          {place.completed && (
            <Notice
              tone="success"
              title={texts.completed}
              actions={
                <Button small look="secondary" onClick={() => change({ completed: false })}>
                  {texts.reopen}
                </Button>
              }
            />
          )}
          {content.map((step, index) => (
            <StepText
              key={step.id}
              step={step}
              number={index + 1}
              isCurrent={index + 1 === currentStep}
              doneTasks={place.doneTasks}
              onTasks={(doneTasks) => change({ doneTasks })}
              heading={index + 1 === currentStep ? heading : undefined}
            />
          ))}
          <Row>
            {currentStep > 1 && (
              <Button look="secondary" icon="left" onClick={() => toStep(currentStep - 1)}>
                {texts.previous}
              </Button>
            )}
            {!isLast && <Button onClick={() => toStep(currentStep + 1)}>{texts.next}</Button>}
            {isLast && !place.completed && (
              <Button icon="check" onClick={() => change({ completed: true })}>
                {texts.complete}
              </Button>
            )}
          </Row>
        </Stack>
      </div>
    </Page>
  );
}
