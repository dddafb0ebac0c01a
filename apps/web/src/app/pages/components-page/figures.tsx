import { Badge, StatusBadge } from '../../../components/ui/badge.js';
import { ChartFrame } from '../../../components/ui/chart/chart-frame.js';
import { DataTable, moneyColumn } from '../../../components/ui/table/data-table.js';
import { Card, Facts, Grid, Row, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Stepper } from '../../../components/ui/stepper.js';
import { DateText, MoneyText, PhoneText } from '../../../components/ui/text.js';
import { Timeline } from '../../../components/ui/timeline.js';
import styles from './components-page.module.css';
import { longName, markup, unbroken } from './sample.js';
import { Section, State } from './section.js';

const tones = ['green', 'red', 'yellow', 'gray', 'blue', 'plum'] as const;
const statuses = ['pending', 'accepted', 'rejected', 'completed', 'refunded'];
const sales = [
  { month: 'March', cents: 42_000 },
  { month: 'April', cents: 65_050 },
  { month: 'May', cents: 98_000 },
];
const most = Math.max(...sales.map(({ cents }) => cents));

export function Figures() {
  return (
    <Section title="Figures and facts">
      <State name="Badges">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      </State>
      <State name="Tiles">
        <StatRow>
          <StatTile label="New applications" value={12} to="/applications" />
          <StatTile label="Your payout" value={<MoneyText cents={123_456_789} />} note="after the platform fee" />
          <StatTile label="On its way" value={undefined} note="keeps its place" />
          <StatTile label={longName} value={0} />
        </StatRow>
      </State>
      <State name="A chart">
        <ChartFrame
          title="Sales by month"
          summary="Sales more than doubled from March to May, to $980.00."
          height={180}
          table={
            <DataTable
              caption="Sales by month"
              rows={sales}
              rowKey={(row) => row.month}
              columns={[
                { header: 'Month', cell: (row) => row.month },
                moneyColumn<(typeof sales)[number]>('Sales', (row) => row.cents, 'sales'),
              ]}
            />
          }
        >
          <div className={styles.bars}>
            {sales.map(({ month, cents }) => (
              <div key={month} style={{ height: `${(100 * cents) / most}%` }} />
            ))}
          </div>
        </ChartFrame>
      </State>
      <Grid min={320}>
        <Card title={longName}>
          <Facts
            entries={[
              ['Vendor', longName],
              ['Markup', markup],
              ['One word', unbroken],
              ['Left out', ''],
              ['Day', <DateText key="day" date="2027-05-08" />],
              ['Phone', <PhoneText key="phone" phone="5035550199" />],
            ]}
          />
        </Card>
        <Card title="History">
          <Timeline
            entries={[
              { id: '1', what: 'Application sent', who: longName, at: '2026-11-02T10:00:00.000Z' },
              {
                id: '2',
                what: 'Accepted',
                who: 'Sam Okafor',
                at: '2026-11-03T10:00:00.000Z',
                changes: [
                  { field: 'Booth', before: null, after: 'Row B, booth 12' },
                  { field: 'Fee', before: '$75.00', after: markup },
                ],
              },
            ]}
          />
        </Card>
      </Grid>
      <State name="Steps">
        <Stepper steps={['Account', 'Profile', 'Plan']} current={1} />
      </State>
    </Section>
  );
}
