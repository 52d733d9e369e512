import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  pictures,
  TRANSLATION_LANGUAGES,
  type LibraryPicture,
} from '@charity-site/api-client/entities';
import { useState } from 'react';
import { AreaIcon, VisuallyHidden } from '@charity-site/ui-kit';
import { buildFields } from '../../shared/fields/buildFields';
import { TranslationLinks } from '../../shared/translations/TranslationLinks';

const FIELDS = buildFields(pictures.rules, {
  alt: { label: 'What does the picture show?', rows: 2 },
  caption: { rows: 2 },
});

const LANGUAGE_NAMES = TRANSLATION_LANGUAGES.map(({ name }) => name).join(', ');

interface PictureTranslationsProps {
  picture: LibraryPicture;
  /** The status of each translation, as text. */
  state: readonly string[];
  /** True if the English text has unsaved changes. */
  dirty: boolean;
}

/** Translations of a picture's texts. They are fetched once the panel is opened. */
export function PictureTranslations({ picture, state, dirty }: PictureTranslationsProps) {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <TranslationLinks
        definition={pictures}
        item={picture._id}
        english={{ ...picture }}
        fields={FIELDS}
        dirty={dirty}
        disabled={false}
        defaultOpen
      />
    );
  return (
    <div>
      <Button
        startIcon={<AreaIcon name="languages" />}
        onClick={() => setOpen(true)}
        disabled={dirty}
      >
        {state.length > 0 ? `Edit ${LANGUAGE_NAMES}` : `Translate into ${LANGUAGE_NAMES}`}
        <VisuallyHidden> {picture.name}</VisuallyHidden>
      </Button>
      {state.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pl: 1 }}>
          {state.join('. ')}
        </Typography>
      )}
    </div>
  );
}
