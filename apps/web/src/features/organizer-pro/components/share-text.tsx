import { CopyButton } from '../../../components/ui/copy-button.js';
import { Stack } from '../../../components/ui/layout.js';
import { marketing as texts } from '../texts/tools.js';

export function ShareText({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={8}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div>
        <CopyButton small text={text} words={texts} label={texts.copyOf(title)} />
      </div>
    </Stack>
  );
}
