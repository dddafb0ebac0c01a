import { Notice } from '../../../components/ui/notice.js';
import { filterSheet as texts } from '../texts/filter-sheet.js';
import styles from './event-list.module.css';

export const NearestNeedsPlace = () => (
  <div className={styles.nearest}>
    <Notice>{texts.nearestNeedsPlace}</Notice>
  </div>
);
