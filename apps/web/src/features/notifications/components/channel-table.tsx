import { useFormContext } from 'react-hook-form';
import type { NotificationPreferencesQuery } from '../api/notifications.generated.js';
import { preferencesPage as texts } from '../texts.js';
import styles from './channel-table.module.css';

export type Choice = NotificationPreferencesQuery['preferences']['choices'][number];

const channels = ['app', 'email', 'digest', 'push'] as const;

function Cell({ choice: { kind, mail }, channel }: { choice: Choice; channel: string }) {
  const { register } = useFormContext();
  if (channel === 'email' && mail === 'always') return <span className={styles.fixed}>{texts.always}</span>;
  if (channel === 'email' && mail === 'none') {
    return (
      <span className={styles.fixed}>
        <span aria-hidden="true">{texts.none}</span>
        <span className="visually-hidden">{texts.noneSpoken}</span>
      </span>
    );
  }
  const label = texts.channelOf(texts.kinds[kind], texts[channel as (typeof channels)[number]]);
  return <input type="checkbox" aria-label={label} {...register(`choices.${kind}.${channel}`)} />;
}

/** One row per kind, one column per channel. */
export function ChannelTable({ choices, hasPush }: { choices: readonly Choice[]; hasPush: boolean }) {
  const shown = channels.filter((channel) => channel !== 'push' || hasPush);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          {shown.map((channel) => (
            <th key={channel} scope="col">
              {texts[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind}>
            <th scope="row">{texts.kinds[choice.kind]}</th>
            {shown.map((channel) => (
              <td key={channel}>
                <label className={styles.target}>
                  <Cell choice={choice} channel={channel} />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
