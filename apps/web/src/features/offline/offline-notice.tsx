import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { baseApi } from '../../lib/api/base-api.js';
import { keptPages, type KeptPage } from '../../lib/offline/kept.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import styles from './offline.module.css';
import { offline as texts } from './texts.js';

function useKeptPages(personId: string): KeptPage[] | undefined {
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    let isCurrent = true;
    keptPages(personId).then(
      (found) => isCurrent && setPages(found),
      () => isCurrent && setPages([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [personId]);
  return pages;
}

function Readable({ pages }: { pages: readonly KeptPage[] }) {
  const latest = [...new Map([...pages].reverse().map((page) => [page.title, page])).values()].reverse();
  if (latest.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <p>{texts.readable}</p>
      <ul className={styles.pages}>
        {latest.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title.replace(/ · Stallbook$/, '')}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function OfflineNotice({ personId }: { personId: string }) {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const pages = useKeptPages(personId);
  if (!pages) return null;
  const here = pages.find(({ path }) => path === pathname + search);
  return (
    <div className={styles.place}>
      <Notice
        tone="warning"
        title={here ? texts.asItWas(here.at) : texts.title}
        actions={
          <Button small look="secondary" icon="refresh" onClick={() => dispatch(baseApi.internalActions.onOnline())}>
            {texts.again}
          </Button>
        }
      >
        {here ? texts.notSaved : <Readable pages={pages} />}
      </Notice>
    </div>
  );
}
