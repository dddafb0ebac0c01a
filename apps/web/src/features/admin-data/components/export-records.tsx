import { useState } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { saveFrom } from '../../../lib/files/save-file.js';
import { adminDataApi, type RecordFilterInput } from '../api/admin-data.generated.js';
import { explorer as texts } from '../texts.js';

/** Asks for the records first, which renews the session and the second factor: a download cannot ask for either. */
export function ExportRecords({ filter }: { filter: RecordFilterInput }) {
  const [ask] = adminDataApi.endpoints.dataRecords.useLazyQuery();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const { error } = await ask({ input: { ...filter, page: 1, pageSize: 1 } });
    setBusy(false);
    if (error) return toast(texts.exportFailed, 'error');
    const { type, ...rest } = filter;
    const query = new URLSearchParams(Object.entries(rest).filter((entry): entry is [string, string] => !!entry[1]));
    saveFrom(`/exports/records/${type}?${query.toString()}`, `${type}.csv`);
  };
  return <IconButton icon="download" label={texts.export} aria-busy={busy || undefined} onClick={() => void save()} />;
}
