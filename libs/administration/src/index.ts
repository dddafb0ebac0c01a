export { DataExplorerModule } from './data-explorer/data-explorer.module.js';
export { explorerSource, type ExplorerSource, type StoredRecord } from './data-explorer/explorer-source.js';
export { OperationJournal } from './operation-log/operation-journal.js';
export { systemReport } from './operation-log/system-operation.integration-events.js';
export { SystemModule } from './system/system.module.js';
