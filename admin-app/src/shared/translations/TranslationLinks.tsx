import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { translationQuery } from '@charity-site/api-client';
import { TRANSLATION_LANGUAGES, type Review } from '@charity-site/api-client/entities';
import { AreaIcon, Banner } from '@charity-site/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslateParam } from '../lists/useItemParams';
import type { TranslationTarget } from './translationTarget';
import { translationStatusOf, translationStatusText } from './translationTexts';

const TranslationDialog = lazy(async () => ({
  default: (await import('./TranslationDialog')).TranslationDialog,
}));

interface TranslationLinksProps extends TranslationTarget {
  /** True if the form has unsaved changes: only stored texts are translated. */
  dirty: boolean;
  disabled: boolean;
  /** True to open the translation form at once, for a single further language. */
  defaultOpen?: boolean;
  /** The words of a change that waits for review or was sent back, by language. */
  proposed?: Review['translations'];
}

/**
 * In the edit form of a stored item or singleton: the translation status per language, and buttons
 * that open its form.
 */
export function TranslationLinks({ dirty, disabled, ...target }: TranslationLinksProps) {
  if (!target.definition.translatable) return null;
  return TRANSLATION_LANGUAGES.map((language) => (
    <InLanguage
      key={language.code}
      {...target}
      language={language}
      dirty={dirty}
      disabled={disabled}
    />
  ));
}

type Language = (typeof TRANSLATION_LANGUAGES)[number];

function InLanguage(props: TranslationLinksProps & { language: Language }) {
  const { language, dirty, disabled, defaultOpen = false, proposed, ...target } = props;
  const { definition, item, english } = target;
  const queries = useQueryClient();
  const { data: translation } = useQuery(
    translationQuery({ list: definition.path, item, language: language.code }),
  );
  const isRequested = useTranslateParam(definition.path);
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? (defaultOpen || isRequested);
  const [notice, setNotice] = useState('');
  const [sent, setSent] = useState(proposed?.[language.code]?.words);
  const state =
    translation === undefined ? undefined : translationStatusOf(definition, english, translation);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {notice && <Banner kind="success">{notice}</Banner>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button
          startIcon={<AreaIcon name="languages" />}
          disabled={disabled || dirty || translation === undefined}
          onClick={() => {
            setNotice('');
            setOpen(true);
          }}
        >
          {translation ? `Edit ${language.name}` : `Translate into ${language.name}`}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', pl: { xs: 2, sm: 0 } }}>
          {dirty
            ? 'Save your changes first.'
            : state && translationStatusText(language.name, state)}
        </Typography>
      </Box>
      {open && translation !== undefined && (
        <Suspense>
          <TranslationDialog
            {...target}
            language={language}
            translation={sent ? { words: sent, sources: {}, updatedAt: '' } : translation}
            onSent={setSent}
            onClose={() => setOpen(false)}
            onSaved={(text) => {
              setOpen(false);
              setNotice(text);
              void queries.invalidateQueries({ queryKey: [definition.path] });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
