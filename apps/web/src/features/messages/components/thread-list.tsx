import { useDeferredValue, useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { FilterSelect, SearchField, Segments } from '../../../components/ui/list/filters.js';
import { PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useViewer } from '../../../lib/session/use-session.js';
import type { MessageThreadsQueryVariables } from '../api/messages.generated.js';
import { messagesPage, threadFilters as texts } from '../texts/messages.js';
import { ThreadPage } from './thread-page.js';
import styles from './thread-list.module.css';

type Shown = keyof typeof texts.shown;
type Type = '' | 'event' | 'application' | 'person';

const filterOf: Record<Shown, Pick<MessageThreadsQueryVariables['input'], 'isArchived' | 'hasUnread'>> = {
  inbox: { isArchived: false },
  unread: { hasUnread: true },
  archived: { isArchived: true },
};
const shownOptions = (Object.keys(texts.shown) as Shown[]).map((value) => ({ value, label: texts.shown[value] }));
const typeOptions = (['', 'event', 'application', 'person'] as const).map((value) => ({
  value,
  label: texts.types[value || 'all'],
}));

function Nothing({ filtered }: { filtered: boolean }) {
  const viewer = useViewer();
  if (filtered) {
    return (
      <EmptyState title={messagesPage.noneFound.title} scene={null}>
        {messagesPage.noneFound.text}
      </EmptyState>
    );
  }
  const [words, to] =
    viewer?.role === 'organizer' ? [messagesPage.noneOrganizer, '/vendors'] : [messagesPage.none, '/events'];
  return (
    <EmptyState
      title={messagesPage.none.title}
      scene="craft_fair"
      action={<LinkButton to={to}>{words.action}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  );
}

/** What the list shows at first. */
export const newestThreads = { input: { ...filterOf.inbox, threadType: null, search: null, cursor: null } };

/** `isPage`: no conversation is open, so the list has the page's heading. */
export function ThreadList({ current, isPage }: { current: string | undefined; isPage: boolean }) {
  const [shown, setShown] = useState<Shown>('inbox');
  const [type, setType] = useState<Type>('');
  const [search, setSearch] = useState('');
  const [older, setOlder] = useState(0);
  const words = useDeferredValue(search.trim());
  const restart = () => setOlder(0);
  const input = { ...filterOf[shown], threadType: type || null, search: words || null };
  return (
    <div className={styles.pane}>
      {isPage ? <PageHeader title={messagesPage.title} /> : <p className={styles.title}>{messagesPage.title}</p>}
      <div className={styles.filters}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchExample}
          maxLength={100}
          value={search}
          onChange={(text) => {
            setSearch(text);
            restart();
          }}
        />
        <Segments
          label={texts.show}
          value={shown}
          options={shownOptions}
          onChange={(value) => {
            setShown(value);
            restart();
          }}
        />
        <FilterSelect
          wide
          label={texts.about}
          value={type}
          options={typeOptions}
          onChange={(value) => {
            setType(value);
            restart();
          }}
        />
      </div>
      <ThreadPage
        input={{ ...input, cursor: null }}
        current={current}
        after={older}
        empty={<Nothing filtered={shown !== 'inbox' || type !== '' || words !== ''} />}
        more={
          <Button look="secondary" wide onClick={() => setOlder(older + 1)}>
            {messagesPage.older}
          </Button>
        }
      />
    </div>
  );
}
