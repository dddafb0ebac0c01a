import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../../../components/ui/button.js';
import { FilterSelect, SearchField, Segments } from '../../../components/ui/list/filters.js';
import { PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListAddress } from '../../../lib/lists/use-list-address.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { messagesPage, threadFilters as texts } from '../texts/messages.js';
import { queryOf, threadFilters, threadsInput } from '../thread-filters.js';
import { ThreadPage } from './thread-page.js';
import styles from './thread-list.module.css';

const shownOptions = threadFilters.show.values.map((value) => ({ value, label: texts.shown[value] }));
const typeOptions = threadFilters.about.values.map((value) => ({ value, label: texts.types[value || 'all'] }));

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

function WriteToGroup() {
  return (
    <LinkButton look="secondary" small icon="message" to="/messages/broadcast">
      {messagesPage.writeToGroup}
    </LinkButton>
  );
}

/** `isPage`: no conversation is open, so the list has the page's heading. */
export function ThreadList({ current, isPage }: { current: string | undefined; isPage: boolean }) {
  const { chosen, texts: typed, type, choose, isFiltered } = useListAddress(threadFilters);
  const isOrganizer = useViewer()?.role === 'organizer';
  const [isNarrowing, setIsNarrowing] = useState(false);
  // A filter that narrows the list is always visible.
  const isOpen = isNarrowing || chosen.about !== '';
  const kept = queryOf(chosen);
  const [older, setOlder] = useState({ of: kept, pages: 0 });
  const pages = older.of === kept ? older.pages : 0;
  return (
    <div className={styles.pane}>
      {isPage ? (
        <PageHeader title={messagesPage.title} actions={isOrganizer && <WriteToGroup />} />
      ) : (
        <div className={styles.head}>
          <p className={styles.title}>{messagesPage.title}</p>
          {isOrganizer && <WriteToGroup />}
        </div>
      )}
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchExample}
            maxLength={100}
            value={typed.search}
            onChange={(search) => type({ search })}
          />
          <IconButton icon="list" label={texts.more} aria-expanded={isOpen} onClick={() => setIsNarrowing(!isOpen)} />
        </div>
        {isOpen && (
          <FilterSelect
            wide
            label={texts.about}
            value={chosen.about}
            options={typeOptions}
            onChange={(about) => {
              setIsNarrowing(true);
              choose({ about });
            }}
          />
        )}
        <Segments label={texts.show} value={chosen.show} options={shownOptions} onChange={(show) => choose({ show })} />
      </div>
      <ThreadPage
        input={threadsInput(chosen)}
        current={current}
        query={kept}
        after={pages}
        empty={<Nothing filtered={isFiltered} />}
        more={
          <Button look="secondary" wide onClick={() => setOlder({ of: kept, pages: pages + 1 })}>
            {messagesPage.older}
          </Button>
        }
      />
    </div>
  );
}
