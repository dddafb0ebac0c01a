import { Button } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { formatInstant } from '../../../lib/format/dates.js';
import { authenticator as texts } from '../texts.js';

interface AuthenticatorSectionProps {
  addedAt: string | null;
  isRemoving: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

export function AuthenticatorSection({ addedAt, isRemoving, onAdd, onRemove }: AuthenticatorSectionProps) {
  return (
    <Stack gap={10}>
      <h3>{texts.title}</h3>
      <p>{addedAt ? texts.since(formatInstant(addedAt)) : texts.none}</p>
      <Row>
        <Button look="secondary" icon="phone" onClick={onAdd}>
          {addedAt ? texts.replace : texts.add}
        </Button>
        {addedAt && (
          <Button look="dangerQuiet" busy={isRemoving} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
