import type { ReactNode } from 'react';
import { Awning } from '../../../components/art/awning.js';
import { Scene } from '../../../components/art/scene.js';
import { PageTitle } from '../../../components/ui/page-title.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { authLayout } from '../texts/auth-layout.js';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  scene?: string;
  children: ReactNode;
}

export function AuthLayout({ title, lead, scene = 'farmers_market', children }: AuthLayoutProps) {
  usePageMeta(title);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.picture}>
          <Scene type={scene} />
        </div>
        <p>{authLayout.aside}</p>
      </div>
      <div className={styles.card}>
        <Awning height={18} stripe={26} />
        <div className={styles.inside}>
          <PageTitle>{title}</PageTitle>
          {lead ? <p className={styles.lead}>{lead}</p> : <div style={{ height: 18 }} />}
          {children}
        </div>
      </div>
    </div>
  );
}
