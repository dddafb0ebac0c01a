import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Reads the parameters after `#` and removes them from the address bar. A later link replaces them. */
export function useLinkParams(): URLSearchParams {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const carried = hash ? hash.slice(1) : search;
  const [last, setLast] = useState(carried);
  if (carried && carried !== last) setLast(carried);
  useEffect(() => {
    if (carried) void navigate(pathname, { replace: true });
  }, [carried, pathname, navigate]);
  return new URLSearchParams(last);
}
