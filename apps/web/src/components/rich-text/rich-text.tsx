import styles from './rich-text.module.css';

/** Shows HTML that the server sanitized: the content of a post, which staff write in English. */
export function RichText({ html }: { html: string }) {
  return <div lang="en" className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

export const richTextStyle = styles.text;
