import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import { isDocument, sizeText, type LibraryPicture } from '@charity-site/api-client/entities';
import { Picture, VisuallyHidden } from '@charity-site/ui-kit';
import { pictureName } from './libraryTexts';

interface LibraryChoiceProps {
  picture: LibraryPicture;
  /** True if it is selected; undefined if only one can be chosen. */
  chosen?: boolean;
  /** True to mark pictures without a description. */
  marks?: boolean;
  onChoose: () => void;
}

/** A list item of the library: a picture or document to choose. */
export function LibraryChoice({ picture, chosen, marks = false, onChoose }: LibraryChoiceProps) {
  const { file, url, focus, bytes } = picture;
  return (
    <li>
      <ButtonBase
        onClick={onChoose}
        aria-pressed={chosen}
        sx={{
          width: '100%',
          minHeight: 44,
          p: 0.75,
          gap: 0.75,
          display: 'flex',
          flexDirection: isDocument(file) ? 'row' : 'column',
          alignItems: isDocument(file) ? 'center' : 'stretch',
          justifyContent: 'start',
          textAlign: 'start',
          borderRadius: 1,
          border: '2px solid',
          borderColor: chosen ? 'primary.main' : 'divider',
          bgcolor: chosen ? 'action.selected' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        }}
      >
        {!isDocument(file) && (
          <Picture {...pictureSource(url, '', focus)} alt="" ratio={4 / 3} sizes="160px" />
        )}
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {marks && !picture.alt && !isDocument(file) && (
              <Box
                component="span"
                title="No description yet"
                sx={{
                  display: 'inline-block',
                  mr: 0.75,
                  borderRadius: '50%',
                  // A border, because forced colours remove backgrounds.
                  border: '6px solid',
                  borderColor: 'secondary.main',
                }}
              >
                <VisuallyHidden>Not described: </VisuallyHidden>
              </Box>
            )}
            {marks ? picture.name : pictureName(picture)}
          </Typography>
          {isDocument(file) && (
            <Typography component="span" variant="caption" color="textSecondary">
              PDF, {sizeText(bytes)}
            </Typography>
          )}
        </Box>
      </ButtonBase>
    </li>
  );
}
