import { deleteImportFile, outdatedImportFiles, recordImportFileDeleted } from '@stallbook/contracts';
import type { RpcClient } from '@stallbook/rpc';

export async function deleteOutdatedFiles(call: RpcClient['call']): Promise<void> {
  for (;;) {
    const { fileIds } = await call(outdatedImportFiles, {});
    if (fileIds.length === 0) return;
    for (const fileId of fileIds) {
      await call(deleteImportFile, { id: fileId });
      await call(recordImportFileDeleted, { fileId });
    }
  }
}
