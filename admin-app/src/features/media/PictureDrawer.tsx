import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import { isDocument, sizeText, type LibraryPicture } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import {
  Field,
  Picture,
  PICTURE_ACCEPT,
  UnsavedDialog,
  useOpenDialog,
  VisuallyHidden,
} from '@charity-site/ui-kit';
import { isSame } from '../../shared/fields/fields';
import { SecondaryText } from '../../shared/layout/SecondaryText';
import { NoticeBanner, type Notice } from '../../shared/mutations/NoticeBanner';
import { useCan } from '../../shared/session/useRole';
import { longDate } from '../../shared/site/time';
import { FileButton } from '../../shared/library/FileButton';
import { ConsentFields, type TypedConsent } from './ConsentFields';
import { ConsentSheet } from './ConsentSheet';
import { PictureTranslations } from './PictureTranslations';
import { UseList } from './UseList';

/** The texts and the consent that are edited in the panel. */
export type EditedPicture = Pick<LibraryPicture, 'alt' | 'caption'> & TypedConsent;

interface PictureDrawerProps {
  picture: LibraryPicture;
  busy: boolean;
  /** The notice of its last change. */
  notice: Notice | null;
  /** The status of each translation, as text. */
  translation: readonly string[];
  /** Resolves to true if the text was saved. */
  onDescribe: (texts: EditedPicture) => Promise<boolean>;
  onSheet: (sheet: File) => void;
  onDownloadSheet: () => void;
  onWithdraw: () => void;
  onFocus: () => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Side panel of a picture or document: its description, its uses and its actions. */
export function PictureDrawer(props: PictureDrawerProps) {
  const {
    picture,
    busy,
    notice,
    translation,
    onDescribe,
    onSheet,
    onDownloadSheet,
    onWithdraw,
    onFocus,
    onReplace,
    onDelete,
    onClose,
  } = props;
  const {
    file,
    name,
    url,
    alt,
    caption,
    showsPeople,
    consentBy,
    consentFor,
    consentUntil,
    focus,
    width,
    height,
    bytes,
    uses,
    uploadedBy,
    createdAt,
  } = picture;
  const id = useId();
  const [typed, setTyped] = useState<Partial<EditedPicture>>({});
  const stored = { alt, caption, showsPeople, consentBy, consentFor, consentUntil };
  const texts = { ...stored, ...typed };
  const isChanged = !isSame(texts, stored);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => (isChanged ? setConfirming(true) : onClose());
  useOpenDialog(true, close);
  const isPicture = !isDocument(file);
  const isAdministrator = useCan('overseeSite');
  const save = async () => {
    const trimmed = { ...texts, alt: texts.alt.trim(), caption: texts.caption.trim() };
    if (await onDescribe(trimmed)) setTyped({});
  };
  const nameForScreenReaders = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Dialog open onClose={close} aria-labelledby={id} sx={drawerStyles}>
      <DialogTitle
        id={id}
        variant="h6"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, pl: 2 }}
      >
        <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Button onClick={close}>Close</Button>
      </DialogTitle>
      <NoticeBanner notice={notice} />
      {isPicture ? (
        <Box sx={{ flexShrink: 0 }}>
          <Picture
            {...pictureSource(url, '', focus)}
            alt={alt}
            ratio={16 / 10}
            sizes="(max-width: 600px) 100vw, 448px"
          />
        </Box>
      ) : (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: 96,
            bgcolor: 'kit.wash',
            color: 'text.secondary',
          }}
        >
          <Typography component="span" variant="h4" aria-hidden>
            PDF
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, flex: 1, alignContent: 'start' }}>
        <SecondaryText>
          {isPicture ? `${width} × ${height} pixels` : 'PDF'}, {sizeText(bytes)}. Added on{' '}
          {longDate(createdAt)}
          {uploadedBy && ` by ${uploadedBy}`}.
        </SecondaryText>
        {isPicture && (
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
            sx={{ display: 'grid', gap: 1 }}
          >
            <Field
              name={`alt-${file}`}
              label="What does the picture show?"
              value={texts.alt}
              onChange={(value) => setTyped({ ...typed, alt: value })}
              rows={2}
              autoComplete="off"
            />
            <Field
              name={`caption-${file}`}
              label="Caption"
              hint="Who, where and when. It is shown below the picture at the top of a page."
              value={texts.caption}
              onChange={(value) => setTyped({ ...typed, caption: value })}
              rows={2}
              autoComplete="off"
            />
            <ConsentFields
              file={file}
              value={texts}
              onChange={(changes) => setTyped({ ...typed, ...changes })}
            />
            {isChanged && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button type="submit" variant="contained" disabled={busy}>
                  Save{nameForScreenReaders}
                </Button>
                <Button onClick={() => setTyped({})}>Cancel</Button>
              </Box>
            )}
          </Box>
        )}
        {isPicture && (alt !== '' || caption !== '') && (
          <PictureTranslations picture={picture} state={translation} dirty={isChanged} />
        )}
        {isAdministrator && showsPeople && (
          <ConsentSheet
            picture={picture}
            busy={busy}
            onUpload={onSheet}
            onDownload={onDownloadSheet}
          />
        )}
        {uses.length === 0 ? (
          <Typography variant="body2">Not used anywhere.</Typography>
        ) : (
          <UseList uses={uses}>Used in</UseList>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {isPicture ? (
            <>
              <Button variant="outlined" disabled={busy} onClick={onFocus}>
                Focal point{nameForScreenReaders}
              </Button>
              <FileButton
                accept={PICTURE_ACCEPT}
                label={`New picture for ${name}`}
                variant="outlined"
                disabled={busy}
                onFiles={([replacement]) => replacement && onReplace(replacement)}
              >
                {busy ? 'Please wait...' : 'Replace everywhere'}
                {nameForScreenReaders}
              </FileButton>
            </>
          ) : (
            <Button variant="outlined" href={url} target="_blank" rel="noopener">
              Open{nameForScreenReaders}
            </Button>
          )}
          {isAdministrator && isPicture && (
            <Button variant="outlined" color="error" disabled={busy} onClick={onWithdraw}>
              Withdraw consent{nameForScreenReaders}
            </Button>
          )}
          {uses.length === 0 && (
            <Button variant="outlined" color="error" disabled={busy} onClick={onDelete}>
              Delete{nameForScreenReaders}
            </Button>
          )}
        </Box>
      </Box>
      <UnsavedDialog open={isConfirming} onKeep={() => setConfirming(false)} onDiscard={onClose} />
    </Dialog>
  );
}

/** Styles of a full-height dialog at the right edge; full width on small screens. */
const drawerStyles = {
  '& .MuiDialog-container': { justifyContent: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: '28rem',
    maxWidth: '100%',
    height: '100%',
    maxHeight: 'none',
    borderRadius: 0,
  },
};
