import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { pictures, type LibraryPicture } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog, EmptyMessage, Pager, PICTURE_ACCEPT } from '@charity-site/ui-kit';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { useDebouncedValue } from '../../shared/lists/useDebouncedValue';
import { NoMatch } from '../../shared/lists/NoMatch';
import { NoticeBanner, type Notice } from '../../shared/mutations/NoticeBanner';
import { useConfirm } from '../../shared/mutations/useConfirm';
import { useCan } from '../../shared/session/useRole';
import { useTranslationStates } from '../../shared/translations/useTranslationStates';
import { trashNote } from '../../shared/mutations/trashNote';
import { FileButton } from '../../shared/library/FileButton';
import { DocumentUpload } from '../../shared/library/DocumentUpload';
import { FocalPointDialog } from './FocalPointDialog';
import { LibraryChoice } from '../../shared/library/LibraryChoice';
import { LibraryFilters } from './LibraryFilters';
import { PictureDrawer } from './PictureDrawer';
import { WithdrawDialog } from './WithdrawDialog';
import { WithdrawnPictures } from './WithdrawnPictures';
import { LIBRARY_MESSAGES } from '../../shared/library/libraryTexts';
import { useLibraryParams } from './useLibraryParams';
import { usePictureChanges } from './usePictureChanges';

/** Six columns, two on small screens. */
const gridStyles = {
  mb: 3,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 9.25rem), 1fr))',
};

/** /admin/pictures: every stored picture and document, with its uses. */
export function PicturesScreen() {
  const [params, setParams] = useLibraryParams();
  const { page, search, show, kind } = params;
  const library = useQuery(
    api.pictures.query(useDebouncedValue({ page, search, kind, show: show || undefined })),
  );
  const { data, isFetching } = library;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [openFile, setOpenFile] = useState('');
  const [focusing, setFocusing] = useState<LibraryPicture | null>(null);
  const changes = usePictureChanges(setNotice);
  const deletion = useConfirm((picture: LibraryPicture) => {
    // Otherwise Undo would open the panel again.
    setOpenFile('');
    return changes.remove(picture);
  });
  const canWithdraw = useCan('overseeSite');
  const withdrawal = useConfirm((picture: LibraryPicture) => {
    setOpenFile('');
    return changes.withdraw(picture);
  });
  const translationOf = useTranslationStates(pictures);
  const items = data?.items ?? [];
  const openPicture = items.find(({ file }) => file === openFile);
  // The last page has become empty.
  if (data && page > data.totalPages) setParams({ page: data.totalPages });
  const isDocuments = kind === 'document';
  const words = LIBRARY_MESSAGES[kind];
  const isFiltered = show !== '' && show !== 'undescribed';
  const clear = () => setParams(search ? { search: '', page: 1 } : { show: '', page: 1 });

  return (
    <Screen>
      <ScreenHeader
        heading="Pictures"
        action={
          isDocuments ? (
            <DocumentUpload
              onFailed={(text) => setNotice(text ? { kind: 'error', text } : null)}
              onUploaded={changes.documentAdded}
            />
          ) : (
            <FileButton
              accept={PICTURE_ACCEPT}
              label="Upload Pictures"
              multiple
              variant="contained"
              disabled={changes.isAdding}
              onFiles={(files) => void changes.add(files)}
            >
              {changes.isAdding ? 'Uploading...' : 'Add pictures'}
            </FileButton>
          )
        }
      >
        Every picture and document of the website. Describe each picture here for people who cannot
        see it.
      </ScreenHeader>
      {!openPicture && <NoticeBanner notice={notice} />}
      {canWithdraw && (
        <WithdrawnPictures
          busy={changes.busy !== ''}
          onUndo={(picture) => void changes.undoWithdrawal(picture)}
        />
      )}
      <LibraryFilters params={params} onChange={setParams} />
      <Box
        component="section"
        aria-label={isDocuments ? 'Documents' : 'Pictures'}
        aria-busy={isFetching}
      >
        <LoadState query={library} lines={6}>
          {words.failed}
        </LoadState>
        {data && items.length === 0 && (
          <div role="status">
            <EmptyMessage
              action={
                (search || isFiltered) && (
                  <NoMatch none={words.none} list={{ search, isFiltered, clear }} />
                )
              }
            >
              {words.none}
            </EmptyMessage>
          </div>
        )}
        {items.length > 0 && (
          <>
            <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
              {`${data?.totalItems ?? 0} ${words.plural}`}
            </Typography>
            <PlainList sx={gridStyles}>
              {items.map((picture) => (
                <LibraryChoice
                  key={picture.file}
                  picture={picture}
                  marks
                  onChoose={() => {
                    setNotice(null);
                    setOpenFile(picture.file);
                  }}
                />
              ))}
            </PlainList>
          </>
        )}
        {data && (
          <Pager
            page={page}
            totalPages={data.totalPages}
            onPage={(nextPage) => setParams({ page: nextPage })}
          />
        )}
      </Box>
      {openPicture && (
        <PictureDrawer
          key={openFile}
          picture={openPicture}
          notice={notice}
          busy={changes.busy === openFile}
          translation={translationOf(openPicture._id)}
          onDescribe={(texts) => changes.describe(openPicture, texts)}
          onSheet={(sheet) => void changes.addSheet(openPicture, sheet)}
          onDownloadSheet={() => void changes.downloadSheet(openPicture)}
          onWithdraw={() => withdrawal.ask(openPicture)}
          onFocus={() => setFocusing(openPicture)}
          onReplace={(replacement) => void changes.replace(openPicture, replacement)}
          onDelete={() => deletion.ask(openPicture)}
          onClose={() => setOpenFile('')}
        />
      )}
      {focusing && (
        <FocalPointDialog
          picture={focusing}
          onSave={(focus) => changes.setFocus(focusing, focus)}
          onClose={() => setFocusing(null)}
        />
      )}
      <ConfirmDialog
        {...deletion.dialog}
        question={`Are you sure you want to delete ${deletion.subject?.name ?? ''}?`}
        detail={trashNote()}
      />
      <WithdrawDialog {...withdrawal.dialog} picture={withdrawal.subject} />
    </Screen>
  );
}
