import type { CSSProperties } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar.js';
import { Notice } from '../../../components/ui/notice.js';
import { commonPassword, obviousPassword, strengthMeter } from '../texts/passwords.js';
import { useWeakness } from '../use-weakness.js';
import { passwordStrength } from '../new-password.js';

/** The color of the bar. */
const DOUBTFUL = { '--awning': 'var(--marigold)' } as CSSProperties;
const WARNINGS = { common: commonPassword, obvious: obviousPassword };

/** The strength counts rules only; a password that follows them and is easy to guess gets a warning with it. */
export function StrengthMeter({ password, email }: { password: string; email?: string | undefined }) {
  const weakness = useWeakness(password, email);
  if (!password) return null;
  const { word, percent } = passwordStrength(password);
  return (
    <>
      <div style={weakness && DOUBTFUL}>
        <ProgressBar value={percent} max={100} label={strengthMeter.label} />
        <div className="quiet" style={{ marginTop: 4 }}>
          {(weakness ? strengthMeter.only : strengthMeter.is)(word)}
        </div>
      </div>
      {weakness && (
        <Notice tone="warning" title={WARNINGS[weakness].title}>
          {WARNINGS[weakness].advice}
        </Notice>
      )}
    </>
  );
}
