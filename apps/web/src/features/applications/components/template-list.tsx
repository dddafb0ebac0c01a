import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { BlockList, Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import {
  useDeleteApplicationTemplateMutation,
  type TemplateFactsFragment as Template,
} from '../api/applications.generated.js';
import { templateCard, templateRemoval } from '../texts/templates.js';
import styles from './application-card.module.css';
import { TemplateFacts } from './template-facts.js';

interface TemplateListProps {
  templates: readonly Template[];
  onEdit: (template: Template) => void;
}

export function TemplateList({ templates, onEdit }: TemplateListProps) {
  const [removed, setRemoved] = useState<Template | null>(null);
  const [remove] = useDeleteApplicationTemplateMutation();
  const confirm = async () => {
    const { error } = await remove({ id: removed?.id ?? '' });
    setRemoved(null);
    if (!error) toast(templateRemoval.done);
    else toast(messageOf(error, templateRemoval.failed), 'error');
  };
  return (
    <>
      <BlockList>
        {templates.map((template) => (
          <li key={template.id} className={styles.card}>
            <div className={styles.head}>
              <h2>{template.templateName}</h2>
            </div>
            <div className={styles.body}>
              <TemplateFacts template={template} />
            </div>
            <div className={styles.foot}>
              <Row gap={8}>
                <Button
                  look="secondary"
                  small
                  aria-label={templateCard.editOf(template.templateName)}
                  onClick={() => onEdit(template)}
                >
                  {templateCard.edit}
                </Button>
                <Button
                  look="dangerQuiet"
                  small
                  aria-label={templateCard.removeOf(template.templateName)}
                  onClick={() => setRemoved(template)}
                >
                  {templateCard.remove}
                </Button>
              </Row>
            </div>
          </li>
        ))}
      </BlockList>
      <Confirm
        danger
        open={removed !== null}
        title={templateRemoval.title(removed?.templateName ?? '')}
        action={templateRemoval.action}
        onClose={() => setRemoved(null)}
        onConfirm={confirm}
      >
        {templateRemoval.text}
      </Confirm>
    </>
  );
}
