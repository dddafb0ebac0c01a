import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the link that opened the page carries behind its #; it is taken out of the address bar. */
export function useLinkParams(): URLSearchParams {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => new URLSearchParams(hash ? hash.slice(1) : search));
  useEffect(() => {
    if (hash || search) void navigate(pathname, { replace: true });
  }, [hash, search, pathname, navigate]);
  return params;
}
