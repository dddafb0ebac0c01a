import { useState } from 'react';
import { RichText } from '../../../components/rich-text/rich-text.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePostVersionQuery, usePostVersionsQuery, type PostVersionQuery } from '../api/admin-blog.generated.js';
import type { PostValues } from '../post-values.js';
import { versionTexts } from '../texts.js';
import { Changes } from './changes.js';
import styles from './editor.module.css';

type Restore = (version: PostVersionQuery['version']) => void;

function VersionList({ postId, onPick }: { postId: string; onPick: (revision: number) => void }) {
  const query = usePostVersionsQuery({ id: postId });
  const problem = loadProblem(query, versionTexts.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <Loading inline />;
  return (
    <>
      <p>{versionTexts.lead}</p>
      <ul className={styles.versions}>
        {query.data.versions.map(({ revision, savedAt, words, title }, index) => (
          <li key={revision}>
            <Button small look="quiet" onClick={() => onPick(revision)}>
              {versionTexts.entry(savedAt, words)}
            </Button>
            {index === 0 && <Badge tone="gray">{versionTexts.newest}</Badge>}
            <div>{title}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OneVersionProps {
  postId: string;
  revision: number;
  current: () => PostValues;
  onBack: () => void;
  onRestore: Restore;
}

function OneVersion({ postId, revision, current, onBack, onRestore }: OneVersionProps) {
  const query = usePostVersionQuery({ id: postId, revision });
  const problem = loadProblem(query, versionTexts.notLoaded);
  const [mode, setMode] = useState<(typeof versionTexts.modes)[number]['value']>('changes');
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <Loading inline />;
  const { version } = query.data;
  return (
    <Stack>
      <Row>
        <Button onClick={() => onRestore(version)}>{versionTexts.restore}</Button>
        <Button look="secondary" onClick={onBack}>
          {versionTexts.back}
        </Button>
      </Row>
      <Segments label={versionTexts.mode} value={mode} options={versionTexts.modes} onChange={setMode} />
      {mode === 'changes' ? (
        <>
          <p>{versionTexts.changesLead}</p>
          <Changes before={version} after={current()} />
        </>
      ) : (
        <>
          <h3>{version.title}</h3>
          <RichText html={version.html} />
        </>
      )}
    </Stack>
  );
}

interface VersionsProps {
  postId: string;
  /** What the editor holds. */
  current: () => PostValues;
  open: boolean;
  onClose: () => void;
  onRestore: Restore;
}

export function Versions({ postId, current, open, onClose, onRestore }: VersionsProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const close = () => {
    setPicked(null);
    onClose();
  };
  const restore: Restore = (version) => {
    setPicked(null);
    onRestore(version);
  };
  return (
    <Dialog title={versionTexts.title} wide open={open} onClose={close}>
      {picked === null ? (
        <VersionList postId={postId} onPick={setPicked} />
      ) : (
        <OneVersion
          postId={postId}
          revision={picked}
          current={current}
          onBack={() => setPicked(null)}
          onRestore={restore}
        />
      )}
    </Dialog>
  );
}
