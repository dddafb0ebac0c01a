import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the link that opened the page carries behind its #; it is taken out of the address bar. A later link replaces it. */
export function useLinkParams(): URLSearchParams {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const carried = hash ? hash.slice(1) : search;
  const [last, setLast] = useState(carried);
  if (carried && carried !== last) setLast(carried);
  useEffect(() => {
    if (carried) void navigate(pathname, { replace: true });
  }, [carried, pathname, navigate]);
  return useMemo(() => new URLSearchParams(last), [last]);
}
