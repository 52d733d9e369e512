import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  api,
  contentApi,
  errorText,
  isConflict,
  translationQuery,
  type StoredItem,
} from '@charity-site/api-client';
import {
  TRANSLATION_LANGUAGES,
  type AnyContentType,
  type ContentType,
  type Review,
} from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Banner } from '@charity-site/ui-kit';
import { altOf, valuesOf, type FormField } from '../../../shared/fields/fields';
import { ReadingDialog } from '../../../shared/layout/ReadingDialog';
import { FieldChanges } from '../../../shared/history/FieldChanges';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { PreviewDialog } from '../../../shared/preview/PreviewDialog';
import { usePreview } from '../../../shared/preview/usePreview';
import { translatedFields } from '../../../shared/translations/translatedFields';
import { reviewText } from './reviewTexts';

const CHANGED_SINCE =
  'Someone else has changed this since. These are the changes to the present text: compare before you publish.';

/** A reviewed item and its form. */
export interface ReviewedItem {
  type: AnyContentType;
  item: StoredItem<object>;
  review: Review;
  fields: readonly FormField<string>[];
  /** Called with a message after the review has ended. */
  onDone: (text: string) => void;
}

interface ReviewDialogProps extends ReviewedItem {
  onSendBack: () => void;
  onClose: () => void;
}

/** The fields of a form with the alternative texts of its pictures. */
const withAltFields = (fields: readonly FormField<string>[]): FormField<string>[] =>
  fields.flatMap((field) => {
    const name = altOf(field);
    const label = `${field.label}: what does the picture show?`;
    return name ? [field, { name, label, kind: 'text' as const }] : [field];
  });

/** A change that waits for review: what it changes, the page as it would be, and the decision. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { type, item: opened, review, fields, onDone, onSendBack, onClose } = props;
  const calls = contentApi(type as ContentType<object>, { drafts: true });
  // Read again when somebody else changes it meanwhile.
  const [item, setItem] = useState(opened);
  const { notice, busy, run } = useMutationWithLocalNotice();
  const [before, after] = [item, { ...item, ...review.fields }].map((record) =>
    valuesOf(fields, record),
  );
  const preview = usePreview({
    values: async () => after ?? {},
    create: (values, signal) => calls.preview(values, item._id, signal),
  });
  const accept = async () => {
    try {
      await api.reviews.accept({ list: type.path, item: item._id }, item.updatedAt);
    } catch (error) {
      if (isConflict(error)) setItem(await calls.get(item._id));
      throw error;
    }
  };
  const publish = async () => {
    const isDone = await run({
      call: accept,
      done: () => null,
      failed: (error) =>
        isConflict(error) ? CHANGED_SINCE : `Failed to publish the changes. ${errorText(error)}`,
    });
    if (isDone) onDone(`${type.item} published successfully!`);
  };
  const isOutdated = review.version !== item.updatedAt && !notice;
  return (
    <ReadingDialog
      maxWidth="md"
      title="Changes for review"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button disabled={busy !== ''} onClick={preview.open}>
            Preview
          </Button>
          <Button variant="outlined" disabled={busy !== ''} onClick={onSendBack}>
            Send back
          </Button>
          <Button variant="contained" disabled={busy !== ''} onClick={() => void publish()}>
            {busy !== '' ? 'Publishing...' : 'Publish changes'}
          </Button>
        </>
      }
    >
      <NoticeBanner notice={notice} />
      {isOutdated && <Banner kind="info">{CHANGED_SINCE}</Banner>}
      <Typography>{reviewText(review)}</Typography>
      {before && after && Object.keys(review.fields).length > 0 && (
        <FieldChanges fields={withAltFields(fields)} before={before} after={after} />
      )}
      {TRANSLATION_LANGUAGES.map((language) => (
        <TranslationChanges key={language.code} {...props} item={item} language={language} />
      ))}
      {preview.state && (
        <PreviewDialog state={preview.state} onAgain={preview.open} onClose={preview.close} />
      )}
    </ReadingDialog>
  );
}

interface TranslationChangesProps extends ReviewedItem {
  language: (typeof TRANSLATION_LANGUAGES)[number];
}

/** The words that a change replaces in a language. */
function TranslationChanges({ type, item, review, fields, language }: TranslationChangesProps) {
  const change = review.translations[language.code];
  const stored = useQuery({
    ...translationQuery({ list: type.path, item: item._id, language: language.code }),
    enabled: change !== undefined,
  });
  if (!change || stored.data === undefined) return null;
  const english = valuesOf(fields, { ...item, ...review.fields });
  const target = { definition: type, item: item._id, english, fields };
  return (
    <Box component="section" aria-label={language.name}>
      <FieldChanges
        fields={translatedFields(target, language.name)}
        before={stored.data?.words ?? {}}
        after={change.words}
      />
    </Box>
  );
}
