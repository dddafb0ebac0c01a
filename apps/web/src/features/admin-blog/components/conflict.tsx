import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { saving } from '../texts.js';

const { conflict } = saving;

interface ConflictProps {
  onMerge: () => Promise<unknown>;
  onTheirs: () => Promise<unknown>;
  onMine: () => Promise<unknown>;
}

/** Nothing is lost either way: what was saved stays among the versions. */
export function Conflict({ onMerge, onTheirs, onMine }: ConflictProps) {
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <Notice
      tone="error"
      title={conflict.title}
      actions={
        <>
          <Button small disabled={busy} onClick={() => void run(onMerge)()}>
            {conflict.merge}
          </Button>
          <Button small look="secondary" disabled={busy} onClick={() => void run(onTheirs)()}>
            {conflict.theirs}
          </Button>
          <Button small look="secondary" disabled={busy} onClick={() => void run(onMine)()}>
            {conflict.mine}
          </Button>
        </>
      }
    >
      {conflict.text}
    </Notice>
  );
}
