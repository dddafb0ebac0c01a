import type { ReactNode } from 'react';
import { Stack } from '../../../components/ui/layout.js';
import styles from './components-page.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <Stack gap={24}>{children}</Stack>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  );
}
