import { Button } from '../../../components/ui/button.js';
import { Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { marketing as texts } from '../texts.js';

export function ShareText({ title, text }: { title: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(texts.copied);
    } catch {
      toast(texts.notCopied, 'error');
    }
  };
  return (
    <Stack gap={8}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div>
        <Button look="secondary" small icon="copy" aria-label={texts.copyOf(title)} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </Stack>
  );
}
