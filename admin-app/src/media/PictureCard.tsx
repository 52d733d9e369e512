import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import { isDocument, sizeText, type LibraryPicture } from '@charity-site/api-client/entities';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Field, Picture, PICTURE_ACCEPT, VisuallyHidden } from '@charity-site/ui-kit';
import { longDate } from '../site/time';
import { FileButton } from './FileButton';
import { PictureTranslations } from './PictureTranslations';
import { hrefOfUse, textOfUse } from './pictureWords';

interface PictureCardProps {
  picture: LibraryPicture;
  busy: boolean;
  /** States of its translations. */
  translation: readonly string[];
  /** Resolves with whether the text was saved. */
  onDescribe: (alt: string) => Promise<boolean>;
  onFocus: () => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
}

/** Uses that are named before the rest is counted. */
const SHOWN = 5;

/** A picture or document of the library: what it shows, where it is used, and what can be done with it. */
export function PictureCard({
  picture,
  busy,
  translation,
  onDescribe,
  onFocus,
  onReplace,
  onDelete,
}: PictureCardProps) {
  const { file, name, url, alt, focus, width, height, bytes, uses, uploadedBy, createdAt } = picture;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? alt;
  const isPicture = !isDocument(file);
  const save = async () => {
    if (await onDescribe(text.trim())) setTyped(undefined);
  };
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        overflow: 'hidden',
        borderRadius: 2,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {isPicture ? (
        <Picture {...pictureSource(url, '', focus)} alt={alt} ratio={16 / 10} sizes="(max-width: 600px) 92vw, 320px" />
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', height: 96, bgcolor: 'kit.wash', color: 'text.secondary' }}>
          <Typography component="span" variant="h4" aria-hidden>
            PDF
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, flex: 1, alignContent: 'start' }}>
        <div>
          <Typography component="h3" variant="subtitle1" id={id} sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isPicture ? `${width} × ${height} pixels` : 'PDF'}, {sizeText(bytes)}. Added on {longDate(createdAt)}
            {uploadedBy && ` by ${uploadedBy}`}.
          </Typography>
        </div>
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
              value={text}
              onChange={setTyped}
              rows={2}
              autoComplete="off"
            />
            {text !== alt && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button type="submit" variant="contained" disabled={busy}>
                  Save{named}
                </Button>
                <Button onClick={() => setTyped(undefined)}>Cancel</Button>
              </Box>
            )}
          </Box>
        )}
        {isPicture && alt !== '' && <PictureTranslations picture={picture} state={translation} dirty={text !== alt} />}
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
    </Box>
  );
}

/** Where a picture is used, as links to the screens. */
function PictureUses({ picture: { uses } }: { picture: LibraryPicture }) {
  if (uses.length === 0) return <Typography variant="body2">Not used anywhere.</Typography>;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      Used in
      <Box component="ul" sx={{ m: 0, pl: { xs: 0, md: 2.5 }, listStyle: { xs: 'none', md: 'disc' } }}>
        {uses.slice(0, SHOWN).map((use) => {
          const href = hrefOfUse(use);
          return (
            <li key={`${use.list}/${use.item}`}>
              {href ? (
                <Link
                  component={RouterLink}
                  to={href}
                  sx={{ display: { xs: 'inline-block', md: 'inline' }, py: { xs: 1.375, md: 0.25 } }}
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
