import { ProgressBar } from '../../../components/ui/file-drop.js';
import { Notice } from '../../../components/ui/notice.js';
import { commonPassword, strengthMeter } from '../texts/passwords.js';
import { useCommonPassword } from '../use-common-password.js';
import { passwordStrength } from './new-password.js';

/** What the rules say of the password, and a warning when many people have the same one, which no rule sees. */
export function StrengthMeter({ password }: { password: string }) {
  const common = useCommonPassword(password);
  if (!password) return null;
  const { word, percent } = passwordStrength(password);
  return (
    <>
      <div>
        <ProgressBar value={percent} max={100} label={strengthMeter.label} />
        <div style={{ marginTop: 4, color: 'var(--muted)', fontSize: 'var(--text-15)' }}>{strengthMeter.is(word)}</div>
      </div>
      {common && (
        <Notice tone="warning" title={commonPassword.title}>
          {commonPassword.advice}
        </Notice>
      )}
    </>
  );
}
