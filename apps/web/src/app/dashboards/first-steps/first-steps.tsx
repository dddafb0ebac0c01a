import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icons/icon.js';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { FirstRequest } from '../../../lib/first-data.js';
import { hintHidden, hintShown } from '../../../lib/hints/hints.slice.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useAppDispatch, useAppSelector } from '../../../lib/state/hooks.js';
import dashboard from '../dashboards.module.css';
import styles from './first-steps.module.css';
import { firstSteps as texts } from './texts.js';

interface FirstStep {
  text: string;
  to: string;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
}

export interface StepsToTake {
  steps: readonly FirstStep[];
  /** Only until each step was answered once. */
  isLoading: boolean;
}

const prefix = 'first-steps.';

/** Only for a person who is new to this browser, whose first steps depend on the answer. */
export const beforeFirstSteps =
  (request: FirstRequest): FirstRequest =>
  async (dispatch, getState) => {
    if (!Object.keys(getState().hints).some((hint) => hint.startsWith(prefix))) await dispatch(request);
  };

/** Whether the person wants to see the first steps, and how to change it. */
export function useFirstSteps() {
  const hint = `${prefix}${useViewer()?.user.id ?? ''}`;
  const isHidden = useAppSelector(({ hints }) => hints[hint] === true);
  const dispatch = useAppDispatch();
  const hide = () => void dispatch(hintHidden(hint));
  const show = () => void dispatch(hintShown(hint));
  return { isHidden, hide, show };
}

/** What a new person does first. It checks itself off, and is gone when all is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { isHidden, hide, show } = useFirstSteps();
  const [isJustHidden, setJustHidden] = useState(false);
  const done = steps.filter(({ isDone }) => isDone === true).length;
  const isComplete = done === steps.length;
  const finish = useEffectEvent(hide);
  // Later visits need not ask again.
  useEffect(() => {
    if (isComplete) finish();
  }, [isComplete]);
  if (isHidden)
    return (
      isJustHidden && (
        <Notice
          tone="info"
          title={texts.hidden}
          actions={
            <Button small look="secondary" onClick={show}>
              {texts.undo}
            </Button>
          }
        />
      )
    );
  if (steps.every(({ isDone }) => isDone !== false)) return null;
  const hideNow = () => {
    setJustHidden(true);
    hide();
  };
  return (
    <Card
      title={texts.title}
      actions={
        <Button small look="quiet" onClick={hideNow}>
          {texts.hide}
        </Button>
      }
    >
      <p className={dashboard.quiet}>{texts.progress(done, steps.length)}</p>
      <ol className={styles.steps}>
        {steps.map(({ text, to, isDone }) => (
          <li key={text} className={styles.step} data-done={isDone}>
            <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
            {isDone ? (
              <span>
                <span className="visually-hidden">{texts.done} </span>
                {text}
              </span>
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
