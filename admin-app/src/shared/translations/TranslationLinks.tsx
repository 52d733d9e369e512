import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { translationQuery } from '@charity-site/api-client';
import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { AreaIcon, Banner } from '@charity-site/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { TranslationTarget } from './translatedThing';
import { stateOf, stateText } from './words';

const TranslationDialog = lazy(async () => ({
  default: (await import('./TranslationDialog')).TranslationDialog,
}));

interface TranslationsOfProps extends TranslationTarget {
  /** True when the form holds text that is not saved: only stored words are translated. */
  dirty: boolean;
  disabled: boolean;
  /** True to open the form of the only further language at once. */
  startsOpen?: boolean;
}

/**
 * In the form of a stored item or singleton: its state in each further language, and the button
 * that opens its form.
 */
export function TranslationLinks({ dirty, disabled, ...thing }: TranslationsOfProps) {
  if (!thing.definition.translatable) return null;
  return TRANSLATION_LANGUAGES.map((language) => (
    <InLanguage
      key={language.code}
      {...thing}
      language={language}
      dirty={dirty}
      disabled={disabled}
    />
  ));
}

type Language = (typeof TRANSLATION_LANGUAGES)[number];

function InLanguage(props: TranslationsOfProps & { language: Language }) {
  const { language, dirty, disabled, startsOpen = false, ...thing } = props;
  const { definition, item, english } = thing;
  const queries = useQueryClient();
  const { data: translation } = useQuery(
    translationQuery({ list: definition.path, item, language: language.code }),
  );
  const [open, setOpen] = useState(startsOpen);
  const [notice, setNotice] = useState('');
  const state = translation === undefined ? undefined : stateOf(definition, english, translation);
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
          {dirty ? 'Save your changes first.' : state && stateText(language.name, state)}
        </Typography>
      </Box>
      {open && translation !== undefined && (
        <Suspense>
          <TranslationDialog
            {...thing}
            language={language}
            translation={translation}
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
