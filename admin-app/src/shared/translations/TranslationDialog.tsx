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
import type { TranslationTarget } from './translatedThing';
import { earlierEnglish, textIn } from './words';

interface TranslationDialogProps extends TranslationTarget {
  language: (typeof LANGUAGES)[number];
  /** The stored translation; null without one. */
  translation: Translation | null;
  onClose: () => void;
  /** Called when all is stored, with a text that says so. */
  onSaved: (text: string) => void;
}

type FieldWords = Record<string, Words>;

/**
 * The form of an item's or singleton's words in another language, each below or beside its English.
 */
export function TranslationDialog(props: TranslationDialogProps) {
  const { definition, item, language, onClose, onSaved } = props;
  // The first props: the form below it may be read again.
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
    draftKey: `${definition.path}:${recorded}`,
    failed: `Failed to save the ${language.name}.`,
    save: (words, how) => change((...sent) => api.translations.save(of, ...sent), words, how),
    onSaved: (_stored, isAll) => {
      if (isAll) onSaved(`${language.name} saved.`);
    },
  });
  const preview = usePreview({
    values: form.present,
    make: (values, signal) => api.translations.preview(of, values, signal),
  });
  const hasPreviews = 'publishing' in definition && definition.publishing;
  return (
    <>
      <EditDialog
        title={`${language.name}: ${nameOf(definition, english) || definition.item}`}
        submitLabel={`Save ${language.name}`}
        form={form}
        thing="translation"
        read={async () => {
          const stored = await api.translations.get(of);
          return stored && { ...stored.words, updatedAt: stored.updatedAt };
        }}
        versioned={
          translation
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
      {preview.shown && (
        <PreviewDialog shown={preview.shown} onAgain={preview.open} onClose={preview.close} />
      )}
    </>
  );
}
