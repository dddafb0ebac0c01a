import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { LeaveGuard } from '../../../components/drafts/leave-guard.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { AnchorButton, Button } from '../../../components/ui/button.js';
import { Form, FormProblem } from '../../../components/ui/form/form.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { focusFirstProblem, showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import type { EditedPostFragment } from '../api/admin-blog.generated.js';
import { postSchema, toValues, type PostValues } from '../post-values.js';
import { postForm, publishing, saving as savingTexts, versionTexts } from '../texts.js';
import { usePublishing } from '../use-publishing.js';
import { useSaving } from '../use-saving.js';
import { Conflict } from './conflict.js';
import { DeletedPost } from './deleted-post.js';
import styles from './editor.module.css';
import { PostBadge } from './post-badge.js';
import { PostFields } from './post-fields.js';
import { ScheduleDialog } from './schedule-dialog.js';
import { Versions } from './versions.js';

interface PostDeskProps {
  post: EditedPostFragment;
  /** It was deleted after it was opened. */
  isDeleted: boolean;
}

/** Edits one post. What is in the form stays there, whatever the server answers later. */
export function PostDesk({ post, isDeleted }: PostDeskProps) {
  const isPublished = post.status === 'published';
  const form = useForm<PostValues>({
    resolver: zodResolver(postSchema),
    defaultValues: toValues(post),
  });
  const isDraft = post.publishAt === null && !isDeleted;
  const [isMakingPublic, setMakingPublic] = useState(false);
  // Visitors never see unfinished text, nor will they.
  const autosave = isDraft && !isMakingPublic;
  const saving = useSaving(post, form, { isDraft, autosave });
  const { state, setState, save, revision } = saving;
  const savesItself = state === 'saving' || (autosave && state === 'waiting');
  const [version, setVersion] = useState(0);
  const [open, setOpen] = useState<'schedule' | 'versions' | null>(null);
  // A field behind a dialog cannot take the focus.
  const closeDialog = () => flushSync(() => setOpen(null));
  const { busy, publish, unpublish, schedule } = usePublishing(post.id, {
    revision,
    refused: (error, fallback) => {
      closeDialog();
      if (isApiError(error) && error.code === 'BLOG_POST.CHANGED_MEANWHILE') setState('conflict');
      else showServerErrors(form, error, fallback);
    },
  });

  const replace = (values: PostValues) => {
    form.reset(values, { keepDefaultValues: true });
    setVersion((before) => before + 1);
  };
  const restore = (text: Pick<PostValues, 'title' | 'excerpt' | 'document'>) => {
    for (const name of ['title', 'excerpt', 'document'] as const)
      form.setValue(name, text[name], { shouldDirty: true });
    setVersion((before) => before + 1);
    setOpen(null);
    toast(versionTexts.restored);
  };
  const saved = async <T,>(then: () => Promise<T>): Promise<T | undefined> => {
    setMakingPublic(true);
    try {
      if (await save()) {
        form.clearErrors();
        return await then();
      }
    } finally {
      setMakingPublic(false);
    }
    closeDialog();
    focusFirstProblem(form);
    return undefined;
  };

  return (
    <Form form={form} onSubmit={saving.submit} label={postForm.form}>
      <FormDraft
        whileTyping
        basedOn={revision()}
        onRestored={(draft) => {
          saving.restored(draft);
          setVersion((before) => before + 1);
        }}
      />
      <LeaveGuard when={form.formState.isDirty && !savesItself} />
      <Row>
        <PostBadge status={post.status} publishAt={post.publishAt} />
        <span className={styles.state} role="status">
          {savingTexts[state === 'conflict' ? 'failed' : state]}
        </span>
        <Button small look="secondary" onClick={() => setOpen('versions')}>
          {versionTexts.open}
        </Button>
        <AnchorButton small look="quiet" icon="external" href={`/blog/${post.slug}`} target="_blank" rel="noreferrer">
          {postForm.view}
        </AnchorButton>
      </Row>
      {isDeleted ? <DeletedPost /> : <Conflict saving={saving} onReplace={replace} />}
      <PostFields version={version} />
      <Stack>
        <FormProblem />
        {!isDeleted && (
          <Row>
            <Button type="submit" busy={state === 'saving'} look={isPublished ? 'primary' : 'secondary'}>
              {isDraft ? postForm.saveDraft : postForm.update}
            </Button>
            {!isPublished && (
              <>
                <Button busy={busy || isMakingPublic} onClick={() => void saved(publish)}>
                  {post.publishAt ? publishing.publish.now : publishing.publish.action}
                </Button>
                <Button look="secondary" icon="clock" onClick={() => setOpen('schedule')}>
                  {post.publishAt ? publishing.schedule.change : publishing.schedule.action}
                </Button>
              </>
            )}
            {post.publishAt && (
              <Button look="secondary" busy={busy} onClick={() => void unpublish()}>
                {isPublished ? publishing.unpublish.action : publishing.cancel.action}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      {open === 'schedule' && (
        <ScheduleDialog
          publishAt={isPublished ? null : post.publishAt}
          onClose={() => setOpen(null)}
          onSchedule={(publishAt) => saved(() => schedule(publishAt, revision()))}
        />
      )}
      <Versions
        postId={post.id}
        current={form.getValues}
        open={open === 'versions'}
        onClose={() => setOpen(null)}
        onRestore={restore}
      />
    </Form>
  );
}
