import { api, isOutcomeUnknown, type Saved } from '@charity-site/api-client';
import {
  PAGE_LABELS,
  pageHeroes,
  type PageHero,
  type PageKey,
} from '@charity-site/api-client/entities';
import { useState } from 'react';
import { EditDialog } from '../../shared/forms/EditDialog';
import { valuesOf } from '../../shared/fields/fields';
import { buildFields } from '../../shared/fields/buildFields';
import { useConflictSafeUpdate } from '../../shared/forms/useConflictSafeUpdate';
import { useEditForm } from '../../shared/forms/useEditForm';
import { TranslationLinks } from '../../shared/translations/TranslationLinks';

interface HeroDialogProps {
  page: PageKey;
  /** Hero to edit; null to add one. */
  hero: Saved<PageHero> | null;
  onClose: () => void;
  /** @param isAll false if the dialog has later changes and must stay open */
  onSaved: (saved: Saved<PageHero>, isAll: boolean) => void;
  /** Called with a message after an earlier version was restored. */
  onRestored: (text: string) => void;
  /** Called after a save without a response, so the screen may be outdated. */
  onUnanswered: () => void;
}

const fields = buildFields<PageHero>(pageHeroes.rules, {
  title: {},
  image: { label: 'Upload Image', hint: 'Best at 1920 × 820 pixels: a wide band across the page.' },
});

/** Dialog that adds or edits the hero of a page. */
export function HeroDialog({
  page,
  hero,
  onClose,
  onSaved,
  onRestored,
  onUnanswered,
}: HeroDialogProps) {
  const [initial] = useState({ pageIdentifier: page, ...valuesOf(fields, hero) });
  const [version] = useState(hero?.updatedAt ?? null);
  const change = useConflictSafeUpdate<PageHero, Saved<PageHero>>();
  const form = useEditForm<PageHero, Saved<PageHero>>({
    rules: pageHeroes.rules,
    fields,
    initial,
    version,
    autosaveKey: `pageHero:${page}`,
    failed: 'Failed to save page hero.',
    save: async (draft, options) => {
      try {
        return await change(api.pageHero.save, draft, options);
      } catch (error) {
        if (isOutcomeUnknown(error)) onUnanswered();
        throw error;
      }
    },
    onSaved,
  });
  return (
    <EditDialog
      title={`${hero ? 'Edit' : 'Add'} Hero for ${PAGE_LABELS[page]}`}
      submitLabel={hero ? 'Update Hero' : 'Add Hero'}
      form={form}
      noun="hero"
      read={() => api.pageHero.get(page)}
      versioned={hero ? { list: pageHeroes.path, item: page, version: hero.updatedAt } : undefined}
      translations={
        hero && (
          <TranslationLinks
            definition={pageHeroes}
            item={page}
            english={form.initial}
            fields={fields}
            dirty={form.dirty}
            disabled={form.busy}
          />
        )
      }
      onRestored={onRestored}
      onClose={onClose}
    />
  );
}
