import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the viewer just left a checkout unpaid. Then cleans the address. */
export function useCanceledCheckout(): boolean {
  const [params, setParams] = useSearchParams();
  const came = params.get('checkout') === 'canceled';
  const [canceled] = useState(came);
  useEffect(() => {
    if (came) setParams({}, { replace: true });
  }, [came, setParams]);
  return canceled;
}
