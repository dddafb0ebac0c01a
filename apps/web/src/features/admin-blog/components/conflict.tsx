import { useState } from 'react';
import { Button, type ButtonLook } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { PostValues } from '../post-values.js';
import { saving } from '../texts.js';
import type { NewestPost, Saving } from '../use-saving.js';
import { MergeDialog } from './merge-dialog.js';

const { conflict } = saving;

interface ChoiceProps {
  onMerge: () => Promise<unknown>;
  onTheirs: () => Promise<unknown>;
  onMine: () => Promise<unknown>;
}

/** Nothing is lost either way: what was saved stays among the versions. */
function Choice({ onMerge, onTheirs, onMine }: ChoiceProps) {
  const [running, setRunning] = useState<string>();
  const choice = (label: string, work: () => Promise<unknown>, look?: ButtonLook) => (
    <Button
      small
      look={look}
      busy={running === label}
      disabled={running !== undefined}
      onClick={() => {
        setRunning(label);
        void work().finally(() => setRunning(undefined));
      }}
    >
      {label}
    </Button>
  );
  return (
    <Notice
      tone="error"
      title={conflict.title}
      actions={
        <>
          {choice(conflict.merge, onMerge)}
          {choice(conflict.theirs, onTheirs, 'secondary')}
          {choice(conflict.mine, onMine, 'secondary')}
        </>
      }
    >
      {conflict.text}
    </Notice>
  );
}

interface ConflictProps {
  saving: Saving;
  /** Puts these values into the form. */
  onReplace: (values: PostValues) => void;
}

/** Another editor saved the post meanwhile. */
export function Conflict({ saving: { state, save, newest, setState }, onReplace }: ConflictProps) {
  const [merging, setMerging] = useState<NewestPost>();
  const takeTheirs = async () => {
    const found = await newest();
    if (!found) return;
    found.adopt();
    onReplace(found.theirs);
    setState('saved');
  };
  const keepMine = async () => {
    const found = await newest();
    if (!found) return;
    found.adopt();
    await save();
  };
  const merge = async (values: PostValues) => {
    merging?.adopt();
    onReplace(values);
    setMerging(undefined);
    await save();
  };
  return (
    <>
      {state === 'conflict' && (
        <Choice onMerge={async () => setMerging(await newest())} onTheirs={takeTheirs} onMine={keepMine} />
      )}
      {merging && (
        <MergeDialog
          mine={merging.mine}
          theirs={merging.theirs}
          base={merging.base}
          onClose={() => setMerging(undefined)}
          onMerge={merge}
        />
      )}
    </>
  );
}
