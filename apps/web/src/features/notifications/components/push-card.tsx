import { Button } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { pushCard as texts } from '../texts.js';
import { usePush } from '../use-push.js';

export function PushCard({ pushKey }: { pushKey: string }) {
  const { status, busy, turnOn, turnOff } = usePush(pushKey);
  if (status === 'unknown') return null;
  return (
    <Card title={texts.title}>
      <Stack gap={12}>
        <p role="status">{texts[status]}</p>
        {status === 'on' && (
          <div>
            <Button look="secondary" busy={busy} onClick={() => void turnOff()}>
              {texts.turnOff}
            </Button>
          </div>
        )}
        {status === 'off' && (
          <div>
            <Button busy={busy} onClick={() => void turnOn()}>
              {texts.turnOn}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
