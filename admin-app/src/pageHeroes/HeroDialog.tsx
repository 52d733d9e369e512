import { api } from 'api-client';
import { PAGE_LABELS, pageHeroRules, type PageHero, type PageKey } from 'api-client/entities';
import { useMemo } from 'react';
import { DraftDialog } from '../forms/DraftDialog';
import { picture, text, type FormField } from '../forms/fields';
import { useDraftForm } from '../forms/useDraftForm';
import { keepingSession } from '../session/renewal';

interface HeroDialogProps {
  page: PageKey;
  /** The page's hero; null to add one. */
  hero: PageHero | null;
  onClose: () => void;
  onSaved: (saved: PageHero) => void;
}

const fields: FormField<keyof PageHero>[] = [
  text('title', 'Title'),
  picture('image', 'Upload Image', { required: true, hint: 'Best at 1920 × 820 pixels: a wide band across the page.' }),
];

/** The add and edit modal of a page's hero. */
export function HeroDialog({ page, hero, onClose, onSaved }: HeroDialogProps) {
  const initial = useMemo(
    () => ({ pageIdentifier: page, title: hero?.title ?? '', image: hero?.image ?? '' }),
    [page, hero],
  );
  const form = useDraftForm<PageHero>({
    rules: pageHeroRules,
    fields,
    initial,
    draftKey: `pageHero:${page}`,
    failed: 'Failed to save page hero.',
    save: async (draft) => onSaved(await keepingSession(() => api.pageHero.save(draft))),
  });
  return (
    <DraftDialog
      title={`${hero ? 'Edit' : 'Add'} Hero for ${PAGE_LABELS[page]}`}
      submitLabel={hero ? 'Update Hero' : 'Add Hero'}
      fields={fields}
      form={form}
      onClose={onClose}
    />
  );
}
