import { Button } from '../../../components/ui/button.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { saveText } from '../../../lib/files/save-file.js';
import { recovery as texts } from '../texts.js';
import styles from './recovery-codes.module.css';

/** Shown once. Nothing else is printed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <Stack gap={16}>
      <Notice tone="warning">{texts.shownOnce}</Notice>
      <ol className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row>
        <CopyButton text={text} words={texts} />
        <Button
          look="secondary"
          icon="download"
          onClick={() => saveText(texts.file, 'text/plain', `${texts.fileHead}\n\n${text}\n`)}
        >
          {texts.download}
        </Button>
        <Button look="secondary" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Row>
      <Row>
        <Button onClick={onDone}>{texts.done}</Button>
      </Row>
    </Stack>
  );
}
