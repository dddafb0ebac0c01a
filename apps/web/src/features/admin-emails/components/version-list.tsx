import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { formatInstant } from '../../../lib/format/dates.js';
import { versions as texts } from '../texts.js';
import styles from './email-templates.module.css';
import type { Template } from './wording-form.js';

type Version = Template['versions'][number];

interface VersionListProps {
  /** Newest first. */
  versions: readonly Version[];
  /** Typed, but not saved. */
  isUnsaved: boolean;
  onRestore: (version: Version) => Promise<void>;
}

export function VersionList({ versions, isUnsaved, onRestore }: VersionListProps) {
  const [asked, setAsked] = useState<Version | null>(null);
  const close = () => setAsked(null);
  const name = asked ? texts.name(asked.version) : '';
  return (
    <Card title={texts.title}>
      <ul className={styles.rows} aria-label={texts.title}>
        {versions.map((one, index) => (
          <li key={one.version} className={styles.row}>
            <div>
              <strong>{texts.name(one.version)}</strong> {index === 0 && <Badge tone="green">{texts.current}</Badge>}
              <div className="quiet">
                {one.subject}
                {one.savedAt && ` · ${formatInstant(one.savedAt)}`}
              </div>
            </div>
            {index > 0 && (
              <Button look="secondary" small onClick={() => setAsked(one)}>
                {texts.restore(texts.name(one.version))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        title={texts.restore(name)}
        action={texts.restore(name)}
        open={asked !== null}
        onClose={close}
        onConfirm={async () => {
          if (asked) await onRestore(asked);
          close();
        }}
      >
        <Stack gap={12}>
          <p>{texts.confirm}</p>
          {isUnsaved && <p>{texts.unsaved}</p>}
          {asked && (
            <div className={styles.plain}>
              <div className={styles.subject}>{asked.subject}</div>
              {asked.text}
            </div>
          )}
        </Stack>
      </Confirm>
    </Card>
  );
}
