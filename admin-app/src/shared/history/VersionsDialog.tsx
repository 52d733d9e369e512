import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, errorText, historyQuery, isConflict, versionQuery } from '@charity-site/api-client';
import { useState } from 'react';
import { Banner, EmptyMessage, LoadError, SelectField } from '@charity-site/ui-kit';
import { useMutationWithLocalNotice } from '../mutations/useMutationWithNotice';
import { LoadState } from '../layout/LoadState';
import type { FormField } from '../fields/fields';
import { formatDateTime, formatRecent } from '../site/time';
import { useCan } from '../session/useRole';
import { ReadingDialog } from '../layout/ReadingDialog';
import { FieldChanges } from './FieldChanges';
import { versionText } from './historyTexts';

export interface VersionedItem {
  /** Path of its definition, such as 'updates'. */
  list: string;
  /** Id of an item, page of a page hero, or path of a singleton. */
  item: string;
  /** The item's `updatedAt`: a version is not restored over a later change. */
  version: string;
}

export interface VersionsDialogProps extends VersionedItem {
  fields: readonly FormField<string>[];
  /** True if the form has unsaved changes, which a restored version would contradict. */
  dirty: boolean;
  onClose: () => void;
  /** Called with a message after a version was restored. */
  onRestored: (text: string) => void;
}

/** Maximum number of versions in the selects. */
const MAX_VERSIONS = 100;

const CONFLICT =
  'Someone else has changed this in the meantime. Close it and open it again to see the change.';

/** Compares two versions of an item by words, and restores one. */
export function VersionsDialog({
  list,
  item,
  version,
  fields,
  dirty,
  onClose,
  onRestored,
}: VersionsDialogProps) {
  const canRestore = useCan('editContent');
  const queries = useQueryClient();
  const history = useQuery(historyQuery({ list, item, withFields: true, limit: MAX_VERSIONS }));
  const changes = history.data?.changes ?? [];
  const [chosen, setChosen] = useState('');
  const [compared, setCompared] = useState('');
  const { notice, busy, run } = useMutationWithLocalNotice();
  const older = chosen || changes[1]?._id || '';
  const newer = compared || changes[0]?._id || '';
  const [before, after] = [
    useQuery({ ...versionQuery(older), enabled: older !== '' }),
    useQuery({ ...versionQuery(newer), enabled: newer !== '' }),
  ];
  const options = changes.map((change, index) => ({
    value: change._id,
    label: `${index === 0 ? 'Now: ' : ''}${formatRecent(change.at)}, ${versionText(change)}`,
  }));
  const failed = [before, after].find(({ isError }) => isError);

  const restore = () =>
    run({
      // Invalidated after success only: after a failure, newer versions would replace the visible
      // one.
      call: async () => {
        await api.history.restore(older, version);
        await queries.invalidateQueries({ queryKey: ['history', 'list'] });
      },
      done: () => {
        onRestored(`The version of ${formatDateTime(before.data?.at ?? '')} was restored.`);
        return null;
      },
      failed: (error) =>
        isConflict(error) ? CONFLICT : `Failed to restore the version. ${errorText(error)}`,
    });

  return (
    <ReadingDialog
      maxWidth="md"
      title="Earlier versions"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {canRestore && changes.length > 1 && (
            <Button
              variant="contained"
              // A refetched list can select another version, so restoring is disabled until that is
              // loaded.
              disabled={
                dirty ||
                busy !== '' ||
                history.isFetching ||
                older === changes[0]?._id ||
                !before.data
              }
              onClick={() => void restore()}
            >
              {busy !== '' ? 'Restoring...' : 'Restore this version'}
            </Button>
          )}
        </>
      }
    >
      {notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
      <LoadState query={history} lines={5}>
        Failed to fetch earlier versions.
      </LoadState>
      {history.data && changes.length < 2 && (
        <EmptyMessage>
          There is no earlier version yet. Every save from now on is kept here.
        </EmptyMessage>
      )}
      {changes.length > 1 && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
            }}
          >
            <SelectField
              name="version"
              label="Version"
              options={options}
              value={older}
              onChange={setChosen}
            />
            <SelectField
              name="compared"
              label="Compare with"
              options={options}
              value={newer}
              onChange={setCompared}
            />
          </Box>
          <Box
            component="section"
            aria-label="Differences"
            aria-busy={before.isPending || after.isPending}
          >
            {failed && (
              <LoadError onRetry={() => void failed.refetch()}>
                Failed to fetch this version.
              </LoadError>
            )}
            {before.data && after.data && (
              <FieldChanges fields={fields} before={before.data.fields} after={after.data.fields} />
            )}
          </Box>
        </>
      )}
      {dirty && changes.length > 1 && (
        <Typography variant="body2">
          Save or discard your changes before you restore a version.
        </Typography>
      )}
    </ReadingDialog>
  );
}
