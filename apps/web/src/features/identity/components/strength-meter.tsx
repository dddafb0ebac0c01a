import { ProgressBar } from '../../../components/ui/file-drop.js';
import { strengthMeter } from '../texts/passwords.js';
import { passwordStrength } from './new-password.js';

export function StrengthMeter({ password }: { password: string }) {
  if (!password) return null;
  const { word, percent } = passwordStrength(password);
  return (
    <div>
      <ProgressBar value={percent} max={100} label={strengthMeter.label} />
      <div style={{ marginTop: 4, color: 'var(--muted)', fontSize: 'var(--text-15)' }}>{strengthMeter.is(word)}</div>
    </div>
  );
}
