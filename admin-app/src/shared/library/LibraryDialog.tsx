import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Banner, EmptyMessage, Pager, SearchBox, useOpenDialog } from '@charity-site/ui-kit';
import { reread } from '../site/reread';
import { LoadState } from '../layout/LoadState';
import { PlainList } from '../layout/PlainList';
import { useDebouncedValue } from '../lists/useDebouncedValue';
import { DocumentUpload } from './DocumentUpload';
import { LibraryChoice } from './LibraryChoice';
import { LIBRARY_MESSAGES } from './libraryTexts';

interface LibraryDialogProps {
  kind: 'picture' | 'document';
  /** Heading; by default that of the kind. */
  title?: string;
  /** True to choose several files. */
  several?: boolean;
  onChosen: (chosen: LibraryPicture[]) => void;
  onClose: () => void;
}

/** Items per page, which fill rows of two, three and four. */
const PAGE_SIZE = 12;

const TITLES = { picture: 'Choose an existing picture', document: 'Link a document' };

/**
 * Dialog that chooses pictures or a document of the library. A document can also be uploaded in it.
 */
export function LibraryDialog({
  kind,
  title,
  several = false,
  onChosen,
  onClose,
}: LibraryDialogProps) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<LibraryPicture[]>([]);
  const [failure, setFailure] = useState('');
  const titleId = useId();
  const library = useQuery(
    api.pictures.query(useDebouncedValue({ page, limit: PAGE_SIZE, search, kind })),
  );
  const { data, isFetching } = library;
  useOpenDialog(true, onClose);
  const messages = LIBRARY_MESSAGES[kind];
  const items = data?.items ?? [];
  const choose = (picture: LibraryPicture) => {
    if (!several) return onChosen([picture]);
    const rest = chosen.filter(({ file }) => file !== picture.file);
    setChosen(rest.length < chosen.length ? rest : [...chosen, picture]);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {several ? 'Choose existing pictures' : (title ?? TITLES[kind])}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {failure && <Banner kind="error">{failure}</Banner>}
        {kind === 'document' && (
          <DocumentUpload
            onFailed={setFailure}
            onUploaded={(document) => {
              void reread('pictures');
              onChosen([document]);
            }}
          />
        )}
        <SearchBox
          placeholder={messages.search}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 2 }}>
          <LoadState query={library} lines={4}>
            {messages.failed}
          </LoadState>
          {data && items.length === 0 && (
            <div role="status">
              <EmptyMessage>{messages.none}</EmptyMessage>
            </div>
          )}
          <PlainList
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns:
                kind === 'picture'
                  ? 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))'
                  : 'minmax(0, 1fr)',
            }}
          >
            {items.map((picture) => (
              <LibraryChoice
                key={picture.file}
                picture={picture}
                chosen={several ? chosen.some(({ file }) => file === picture.file) : undefined}
                onChoose={() => choose(picture)}
              />
            ))}
          </PlainList>
          {data && <Pager page={data.currentPage} totalPages={data.totalPages} onPage={setPage} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {several && (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            onClick={() => onChosen(chosen)}
          >
            {chosen.length > 1 ? `Insert ${chosen.length} pictures` : 'Insert'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
