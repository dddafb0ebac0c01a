import { instantColumn, type Column } from '../ui/table/data-table.js';
import { devices, securityEvents as texts } from './texts.js';

interface SecurityEvent {
  kind: keyof typeof texts.kinds;
  at: string;
  device: string | null;
}

export const securityColumns: readonly Column<SecurityEvent>[] = [
  { header: texts.what, cell: ({ kind }) => texts.kinds[kind] },
  instantColumn(texts.when, ({ at }) => at, 'at'),
  { header: texts.device, cell: ({ device }) => (device === null ? '—' : devices.named(device)) },
];
