import { Link } from 'react-router-dom';
import { categoryLabel } from '../../../components/post/texts.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import type { PostTeaserFragment } from '../api/blog.generated.js';
import { readingTime } from '../texts.js';
import styles from '../blog.module.css';

export const dayOf = ({ publishAt, createdAt }: Pick<PostTeaserFragment, 'publishAt' | 'createdAt'>) =>
  formatDayOf(publishAt ?? createdAt);

export function PostTeaser({ post }: { post: PostTeaserFragment }) {
  return (
    <article>
      <div className={styles.meta}>
        {categoryLabel(post.category)} · {dayOf(post)} · {readingTime(post.readingMinutes)}
      </div>
      <h2>
        <Link to={`/blog/${post.slug}`} lang="en">
          {post.title}
        </Link>
      </h2>
      <p lang="en">{post.excerpt}</p>
    </article>
  );
}

/** Titles of posts, at the edge of a page; nothing without posts. */
export function PostLinks({ title, posts }: { title: string; posts: readonly PostTeaserFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.links} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={`/blog/${post.slug}`} lang="en">
              {post.title}
            </Link>
            <div className={styles.meta}>
              {dayOf(post)} · {readingTime(post.readingMinutes)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
