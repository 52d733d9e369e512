import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import { isDocument, sizeText, type LibraryPicture } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  Field,
  Picture,
  PICTURE_ACCEPT,
  UnsavedDialog,
  useOpenDialog,
  VisuallyHidden,
} from '@charity-site/ui-kit';
import { SecondaryText } from '../../shared/layout/SecondaryText';
import { NoticeBanner, type Notice } from '../../shared/mutations/NoticeBanner';
import { longDate } from '../../shared/site/time';
import { FileButton } from '../../shared/library/FileButton';
import { PictureTranslations } from './PictureTranslations';
import { hrefOfUse, textOfUse } from '../../shared/library/pictureWords';

type Texts = Pick<LibraryPicture, 'alt' | 'caption'>;

interface PictureDrawerProps {
  picture: LibraryPicture;
  busy: boolean;
  /** The outcome of its last change. */
  notice: Notice | null;
  /** States of its translations. */
  translation: readonly string[];
  /** Resolves with whether the text was saved. */
  onDescribe: (texts: Texts) => Promise<boolean>;
  onFocus: () => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Uses that are named before the rest is counted. */
const SHOWN = 5;

/**
 * A picture or document of the library at the side of the window: what it shows, where it is used,
 * and what can be done with it.
 */
export function PictureDrawer(props: PictureDrawerProps) {
  const { picture, busy, notice, translation, onDescribe, onFocus, onReplace, onDelete, onClose } =
    props;
  const {
    file,
    name,
    url,
    alt,
    caption,
    focus,
    width,
    height,
    bytes,
    uses,
    uploadedBy,
    createdAt,
  } = picture;
  const id = useId();
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const texts = { alt, caption, ...typed };
  const isChanged = texts.alt !== alt || texts.caption !== caption;
  const [leaving, setLeaving] = useState(false);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  useOpenDialog(true, close);
  const isPicture = !isDocument(file);
  const save = async () => {
    if (await onDescribe({ alt: texts.alt.trim(), caption: texts.caption.trim() })) setTyped({});
  };
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Dialog open onClose={close} aria-labelledby={id} sx={AT_THE_SIDE}>
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
        <Picture
          {...pictureSource(url, '', focus)}
          alt={alt}
          ratio={16 / 10}
          sizes="(max-width: 600px) 100vw, 448px"
        />
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
            {isChanged && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button type="submit" variant="contained" disabled={busy}>
                  Save{named}
                </Button>
                <Button onClick={() => setTyped({})}>Cancel</Button>
              </Box>
            )}
          </Box>
        )}
        {isPicture && (alt !== '' || caption !== '') && (
          <PictureTranslations picture={picture} state={translation} dirty={isChanged} />
        )}
        <PictureUses picture={picture} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {isPicture ? (
            <>
              <Button variant="outlined" disabled={busy} onClick={onFocus}>
                Focal point{named}
              </Button>
              <FileButton
                accept={PICTURE_ACCEPT}
                label={`New picture for ${name}`}
                variant="outlined"
                disabled={busy}
                onFiles={([next]) => next && onReplace(next)}
              >
                {busy ? 'Please wait...' : 'Replace everywhere'}
                {named}
              </FileButton>
            </>
          ) : (
            <Button variant="outlined" href={url} target="_blank" rel="noopener">
              Open{named}
            </Button>
          )}
          {uses.length === 0 && (
            <Button variant="outlined" color="error" disabled={busy} onClick={onDelete}>
              Delete{named}
            </Button>
          )}
        </Box>
      </Box>
      <UnsavedDialog open={leaving} onKeep={() => setLeaving(false)} onDiscard={onClose} />
    </Dialog>
  );
}

/** A dialog as high as the window, at its right edge; on a phone as wide, too. */
const AT_THE_SIDE = {
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

/** Where a picture is used, as links to the screens. */
function PictureUses({ picture: { uses } }: { picture: LibraryPicture }) {
  if (uses.length === 0) return <Typography variant="body2">Not used anywhere.</Typography>;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      Used in
      <Box
        component="ul"
        sx={{ m: 0, pl: { xs: 0, md: 2.5 }, listStyle: { xs: 'none', md: 'disc' } }}
      >
        {uses.slice(0, SHOWN).map((use) => {
          const href = hrefOfUse(use);
          return (
            <li key={`${use.list}/${use.item}`}>
              {href ? (
                <Link
                  component={RouterLink}
                  to={href}
                  sx={{
                    display: { xs: 'inline-block', md: 'inline' },
                    py: { xs: 1.375, md: 0.25 },
                  }}
                >
                  {textOfUse(use)}
                </Link>
              ) : (
                textOfUse(use)
              )}
            </li>
          );
        })}
        {uses.length > SHOWN && <li>and {uses.length - SHOWN} more</li>}
      </Box>
    </Typography>
  );
}
