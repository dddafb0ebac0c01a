import { workspaceFiles } from '../workspace/workspace-files.js';

const ALERT = /^\s*- alert: (\w+)$/gm;
const ROW = /^\| (`Stallbook\w+`) \|/gm;

describe('the alerts', () => {
  it('each have a line in the operations guide that says what to do', () => {
    const rules = workspaceFiles(/^k8s\/monitoring\/.*\.yaml$/);
    const alerts = rules.flatMap(({ text }) => [...text.matchAll(ALERT)].map(([, name = '']) => `\`${name}\``));
    const [operations] = workspaceFiles(/^docs\/operations\.md$/);
    const rows = [...(operations?.text ?? '').matchAll(ROW)].map(([, name = '']) => name);
    expect(rows.sort()).toEqual(alerts.sort());
    expect(alerts.length).toBeGreaterThan(10);
  });
});
