import { Link } from 'react-router-dom';
import { Card, Grid, Stack } from '../../../components/ui/layout.js';
import { ProPage } from '../components/pro-page.js';
import { overview, toolTexts } from '../texts/tools.js';
import { tools } from '../tools.js';
import styles from './organizer-pro.module.css';

export function Component() {
  return (
    <ProPage title={overview.title} lead={overview.lead}>
      {() => (
        <Grid>
          {tools.map((tool) => (
            <Card key={tool} className={styles.tool}>
              <Stack gap={8}>
                <h2>
                  <Link to={`/organizer-pro/${tool}`}>{toolTexts[tool].title}</Link>
                </h2>
                <p>{toolTexts[tool].lead}</p>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </ProPage>
  );
}
