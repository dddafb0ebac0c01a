import { Card, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { PreviewBroadcastQuery } from '../api/messages.generated.js';
import { broadcast as texts } from '../texts/broadcast.js';

const FEW = 12;

function Names({ names, total }: { names: readonly string[]; total: number }) {
  const shown = names.slice(0, FEW).join(', ');
  if (total <= FEW) return <p dir="auto">{shown}</p>;
  const unnamed = total - names.length;
  return (
    <>
      <p dir="auto">{`${shown} ${texts.more(total - FEW)}`}</p>
      <details>
        <summary>{texts.showNames}</summary>
        <p dir="auto">{unnamed > 0 ? `${names.join(', ')} ${texts.more(unnamed)}` : names.join(', ')}</p>
      </details>
    </>
  );
}

/** Who gets a message, before it is sent. */
export function Recipients({ preview: { total, names, leftOut } }: { preview: PreviewBroadcastQuery['preview'] }) {
  return (
    <Card title={texts.recipients}>
      <Stack gap={8}>
        <p role="status">
          {total > 0 ? <strong>{texts.counted(total)}</strong> : leftOut.length > 0 ? texts.none : texts.empty}
        </p>
        {total > 0 && <Names names={names} total={total} />}
        {leftOut.length > 0 && <Notice title={texts.leftOut(leftOut.length)}>{leftOut.join(', ')}</Notice>}
      </Stack>
    </Card>
  );
}
