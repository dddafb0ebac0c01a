import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { useRequestAccountExportMutation } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';

export function AskButton({ label }: { label: string }) {
  const [request, { isLoading }] = useRequestAccountExportMutation();
  const ask = async () => {
    const { error } = await request();
    if (error) toast(isApiError(error) && error.code === 'RATE_LIMITED' ? error.message : texts.notBegun, 'error');
  };
  return (
    <div>
      <Button look="secondary" busy={isLoading} onClick={() => void ask()}>
        {label}
      </Button>
    </div>
  );
}
