import Button from '@mui/material/Button';
import { api, type Translation } from '@charity-site/api-client';
import {
  nameOf,
  translationItem,
  translationRules,
  type LANGUAGES,
  type Words,
} from '@charity-site/api-client/entities';
import { useState } from 'react';
import { EditDialog } from '../forms/EditDialog';
import { valuesOf } from '../fields/fields';
import { useConflictSafeUpdate } from '../forms/useConflictSafeUpdate';
import { useEditForm } from '../forms/useEditForm';
import { PreviewDialog } from '../preview/PreviewDialog';
import { usePreview } from '../preview/usePreview';
import { SourceText } from './SourceText';
import { translatedFields } from './translatedFields';
import type { TranslationTarget } from './translationTarget';
import { earlierEnglish, textIn } from './translationTexts';

interface TranslationDialogProps extends TranslationTarget {
  language: (typeof LANGUAGES)[number];
  /** Null before the first translation. */
  translation: Translation | null;
  onClose: () => void;
  /** Called with the words after they were sent for review. */
  onSent: (words: FieldWords) => void;
  /** Called with a message after a complete save. */
  onSaved: (text: string) => void;
}

type FieldWords = Record<string, Words>;

/** Edit form of a translation, each field beside its English text. */
export function TranslationDialog(props: TranslationDialogProps) {
  const { definition, item, language, needsReview = false, onClose, onSent, onSaved } = props;
  // The initial props: the English form below may be refetched.
  const [{ english, translation }] = useState(props);
  const of = { list: definition.path, item, language: language.code };
  const recorded = translationItem(item, language.code);
  const fields = translatedFields(props, language.name);
  const [initial] = useState(() => valuesOf(fields, translation?.words ?? null) as FieldWords);
  const change = useConflictSafeUpdate<FieldWords, Translation>();
  const form = useEditForm<FieldWords, Translation>({
    rules: translationRules(definition),
    fields,
    initial,
    version: translation?.updatedAt ?? null,
    autosaveKey: `${definition.path}:${recorded}`,
    failed: `Failed to save the ${language.name}.`,
    save: async (words, options) => {
      if (!needsReview)
        return change((...args) => api.translations.save(of, ...args), words, options);
      const { autosave, signal } = options;
      const sent = { translations: { [language.code]: words } };
      await api.reviews.send(of, sent, { autosave, signal });
      onSent(words);
      return { words, sources: {}, updatedAt: '' };
    },
    onSaved: (_stored, isAll) => {
      if (isAll) onSaved(`${language.name} ${needsReview ? 'sent for review' : 'saved'}.`);
    },
  });
  const preview = usePreview({
    values: form.present,
    create: (values, signal) => api.translations.preview(of, values, signal),
  });
  const hasPreviews = 'publishing' in definition && definition.publishing;
  return (
    <>
      <EditDialog
        title={`${language.name}: ${nameOf(definition, english) || definition.item}`}
        submitLabel={needsReview ? 'Send for review' : `Save ${language.name}`}
        form={form}
        noun="translation"
        read={async () => {
          const stored = await api.translations.get(of);
          return stored && { ...stored.words, updatedAt: stored.updatedAt };
        }}
        versioned={
          translation?.updatedAt
            ? { list: definition.path, item: recorded, version: translation.updatedAt }
            : undefined
        }
        onRestored={onSaved}
        onClose={onClose}
        beside={({ name }) => (
          <SourceText
            field={props.fields.find((field) => field.name === name)}
            text={textIn(english, name)}
            earlier={earlierEnglish(translation, name)}
            language={language.name}
            onCopy={
              form.values[name] === '' ? () => form.set(name, textIn(english, name)) : undefined
            }
          />
        )}
        actions={
          hasPreviews && (
            <Button disabled={form.busy} onClick={preview.open}>
              Preview
            </Button>
          )
        }
      />
      {preview.state && (
        <PreviewDialog state={preview.state} onAgain={preview.open} onClose={preview.close} />
      )}
    </>
  );
}
