import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import type { WithdrawnPicture } from '@charity-site/api-client/entities';
import { Panel, VisuallyHidden } from '@charity-site/ui-kit';
import { PlainList } from '../../shared/layout/PlainList';
import { formatDateTime } from '../../shared/site/time';
import { UseList } from './UseList';

interface WithdrawnPicturesProps {
  busy: boolean;
  onUndo: (picture: WithdrawnPicture) => void;
}

/** Pictures that were withdrawn in the last 24 hours, with the texts to read again. */
export function WithdrawnPictures({ busy, onUndo }: WithdrawnPicturesProps) {
  const { data = [] } = useQuery(api.pictures.withdrawnQuery());
  if (data.length === 0) return null;
  return (
    <Panel heading="Withdrawn pictures">
      <PlainList sx={{ display: 'grid', gap: 2 }}>
        {data.map((picture) => {
          const { file, name, by, withdrawnAt, uses } = picture;
          return (
            <li key={file}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {name}, withdrawn by {by}, {formatDateTime(withdrawnAt)}
              </Typography>
              {uses.length > 0 && (
                <UseList uses={uses} max={uses.length}>
                  Please read these texts again:
                </UseList>
              )}
              <Button disabled={busy} onClick={() => onUndo(picture)}>
                Undo<VisuallyHidden> the withdrawal of {name}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </PlainList>
    </Panel>
  );
}
