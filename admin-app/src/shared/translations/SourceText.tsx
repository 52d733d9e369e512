import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Banner, RichTextView } from '@charity-site/ui-kit';
import { useId, useState } from 'react';
import type { FormField } from '../fields/fields';
import { FieldChanges } from '../history/FieldChanges';
import { plainLabel } from './translationTexts';

interface SourceTextProps {
  /** The field of the English form. */
  field: FormField<string> | undefined;
  text: string;
  /** The text that was translated, if the current one differs. */
  earlier: string | undefined;
  language: string;
  /** Copies the English text into the field; undefined unless that is empty. */
  onCopy: (() => void) | undefined;
}

/** The English text of a field beside its translation, and its changes since then. */
export function SourceText({ field, text, earlier, language, onCopy }: SourceTextProps) {
  const id = useId();
  const [isCompared, setCompared] = useState(false);
  // `TranslatedEntries` shows the English of each part.
  if (!field || field.kind === 'entries') return null;
  const isRich = field.kind === 'richText';
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2" id={id}>
        {`${plainLabel(field.label)} in English`}
      </Typography>
      <Box
        // A long text scrolls, so that it stays beside the field.
        {...(isRich && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
        sx={{
          p: 1.5,
          bgcolor: 'kit.wash',
          borderRadius: 1,
          overflowWrap: 'anywhere',
          ...(isRich
            ? { maxHeight: { xs: '40dvh', md: '60dvh' }, overflowY: 'auto' }
            : { whiteSpace: 'pre-wrap' }),
        }}
      >
        {isRich ? <RichTextView html={text} /> : text}
      </Box>
      {earlier !== undefined && (
        <>
          <Banner
            kind="info"
            action={
              isCompared ? undefined : { label: 'What changed?', onClick: () => setCompared(true) }
            }
          >
            The English has changed since this was translated. If the {language} is still right,
            save it as it is.
          </Banner>
          {isCompared && (
            <FieldChanges
              fields={[field]}
              before={{ [field.name]: earlier }}
              after={{ [field.name]: text }}
            />
          )}
        </>
      )}
      {isRich && onCopy && (
        <Button onClick={onCopy} sx={{ justifySelf: 'start' }}>
          Start with the English text
        </Button>
      )}
    </Box>
  );
}
