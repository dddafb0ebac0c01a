import styles from './rich-text.module.css';

/** Shows HTML that the server sanitized: the content of a post, and nothing else. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

export const richTextStyle = styles.text;
