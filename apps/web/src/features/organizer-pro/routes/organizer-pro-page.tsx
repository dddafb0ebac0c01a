import { LinkButton } from '../../../components/ui/button.js';
import { Card, Grid, Stack } from '../../../components/ui/layout.js';
import { ProPage } from '../components/pro-page.js';
import { overview, toolTexts } from '../texts/tools.js';
import { tools } from '../tools.js';

export function Component() {
  return (
    <ProPage title={overview.title} lead={overview.lead}>
      {() => (
        <Grid>
          {tools.map((tool) => (
            <Card key={tool} title={toolTexts[tool].title}>
              <Stack gap={14}>
                <p>{toolTexts[tool].lead}</p>
                <LinkButton
                  small
                  look="secondary"
                  to={`/organizer-pro/${tool}`}
                  aria-label={overview.openTool(toolTexts[tool].title)}
                >
                  {overview.open}
                </LinkButton>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </ProPage>
  );
}
