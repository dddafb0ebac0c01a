import { LoadingLines } from '../../../components/ui/skeletons.js';
import { Notice } from '../../../components/ui/notice.js';
import {
  useDeadLettersQuery,
  useReconciliationReportQuery,
  type DeadLettersQuery,
  type ReconciliationReportQuery,
  type SystemQuery,
} from '../api/admin-system.generated.js';
import { verdict as texts } from '../texts/verdict.js';
import { polling, useSystem } from '../use-system.js';

interface Known {
  system: SystemQuery['system'] | undefined;
  letters: DeadLettersQuery['deadLetters'] | undefined;
  report: ReconciliationReportQuery['report'] | undefined;
}

function degradedParts({ gateway, services }: SystemQuery['system']): string[] {
  const parts = [gateway, ...services.map(({ status }) => status)].flatMap((status) => status?.degraded ?? []);
  return [...new Set(parts)].sort();
}

function problemsOf({ system, letters, report }: Known): string[] {
  const silent = system?.services.filter(({ status }) => status === null).map(({ service }) => service) ?? [];
  const away = [...new Set([...silent, ...(letters?.notReachable ?? [])])];
  const degraded = system ? degradedParts(system) : [];
  const failed = (system?.queues ?? []).reduce((sum, queue) => sum + queue.failed, 0);
  const differences = report?.runs.find(({ finishedAt }) => finishedAt !== null)?.differenceCount ?? 0;
  return [
    ...(away.length > 0 ? [texts.away(away)] : []),
    ...(degraded.length > 0 ? [texts.degraded(degraded.join(', ')), texts.degradedNote] : []),
    ...(system?.queues === null ? [texts.queues] : []),
    ...(letters?.items.length ? [texts.letters(letters.items.length)] : []),
    ...(system?.setAside.length ? [texts.setAside(system.setAside.length)] : []),
    ...(failed > 0 ? [texts.jobs(failed)] : []),
    ...(differences > 0 ? [texts.differences(differences)] : []),
    ...(report?.refusedRefunds.length ? [texts.refunds(report.refusedRefunds.length)] : []),
  ];
}

/** Says that everything runs only after all checks have answered. */
export function Verdict() {
  const [state, dead, compared] = [
    useSystem(),
    useDeadLettersQuery(undefined, polling),
    useReconciliationReportQuery(undefined, polling),
  ];
  const { system } = state.data ?? {};
  const problems = problemsOf({ system, letters: dead.data?.deadLetters, report: compared.data?.report });
  if (problems.length > 0)
    return (
      <Notice tone="warning" title={texts.wrong}>
        {problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Notice>
    );
  const all = [state, dead, compared];
  if (all.some(({ error }) => error)) return null;
  if (!system || all.some(({ data }) => !data)) return <LoadingLines label={texts.loading} lines={2} />;
  return (
    <Notice tone="success" title={texts.fine}>
      {texts.fineNote(system.services.length + 1)}
    </Notice>
  );
}
