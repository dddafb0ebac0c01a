import { useState } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { MoveButtons } from '../../../components/ui/list/move-buttons.js';
import { InstantText } from '../../../components/ui/text.js';
import {
  useDeleteBlueprintMutation,
  usePublishBlueprintMutation,
  useUnpublishBlueprintMutation,
  type AllBlueprintsQuery,
} from '../api/admin-library.generated.js';
import { blueprintList as texts } from '../texts/library.js';
import { showOutcome } from '../show-outcome.js';
import styles from './library-admin.module.css';

interface BlueprintRowProps {
  blueprint: AllBlueprintsQuery['blueprints'][number];
  index: number;
  count: number;
  busy: boolean;
  onMove: (by: -1 | 1) => void;
}

export function BlueprintRow({ blueprint, index, count, busy, onMove }: BlueprintRowProps) {
  const { id, title, status, stepCount, category, updatedAt } = blueprint;
  const [publish, publishing] = usePublishBlueprintMutation();
  const [unpublish, unpublishing] = useUnpublishBlueprintMutation();
  const [remove] = useDeleteBlueprintMutation();
  const [asking, setAsking] = useState(false);
  const flip = async () =>
    status === 'draft'
      ? showOutcome(await publish({ id }), texts.published(title))
      : showOutcome(await unpublish({ id }), texts.unpublished(title));
  const confirm = async () => {
    if (showOutcome(await remove({ id }), texts.removed(title))) setAsking(false);
  };
  return (
    <li className={styles.row} aria-label={title}>
      <div className={styles.name}>
        <h2>{title}</h2>
        <div className="quiet">
          {category?.name} · {texts.steps(stepCount)} · <InstantText iso={updatedAt} />
        </div>
      </div>
      <StatusBadge status={status} />
      <div className={styles.buttons}>
        <MoveButtons
          index={index}
          count={count}
          earlier={texts.up(title)}
          later={texts.down(title)}
          onMove={onMove}
          busy={busy}
        />
        <LinkButton small look="secondary" to={`/admin/blueprints/${id}`}>
          {texts.edit}
        </LinkButton>
        <Button
          small
          look="secondary"
          busy={publishing.isLoading || unpublishing.isLoading}
          onClick={() => void flip()}
        >
          {status === 'draft' ? texts.publish : texts.unpublish}
        </Button>
        <Button small look="dangerQuiet" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      <Confirm
        title={texts.confirm.title(title)}
        action={texts.confirm.action}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{texts.confirm.question}</p>
      </Confirm>
    </li>
  );
}
