import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { FormDialog, useFocusFirstError, type FormDialogProps } from '@charity-site/ui-kit';
import { LazyContentCheck } from '../check/LazyContentCheck';
import { EarlierVersions } from '../history/EarlierVersions';
import { LastChangeLine } from '../history/LastChangeLine';
import type { VersionedItem } from '../history/VersionsDialog';
import { FormFieldControl } from './FormFieldControl';
import type { FormField } from '../fields/fields';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import { useFormBanners, type FormBannersOptions } from './useFormBanners';

interface EditDialogProps extends FormBannersOptions {
  title: string;
  submitLabel: string;
  /** The stored item, whose earlier versions can be shown; undefined for a new item. */
  versioned?: VersionedItem;
  /** Called with a message after an earlier version was restored. */
  onRestored?: (text: string) => void;
  onClose: () => void;
  /** Called by the submit button; by default the form's own submit. */
  onSubmit?: () => void;
  /** Notes above the title and the text, for example of a reviewer. */
  intro?: ReactNode;
  /** Introduction above the fields. */
  note?: ReactNode;
  /**
   * Content beside each field, such as its English text. The dialog is then wide, and has no
   * content check, which supports only English.
   */
  beside?: (field: FormField<string>) => ReactNode;
  /** Translation links of the stored record. */
  translations?: ReactNode;
  /** A second submit button, such as 'Save as draft'. */
  secondary?: FormDialogProps['secondary'];
  /** Further actions in the dialog's footer. */
  actions?: ReactNode;
}

/**
 * Dialog of an add or edit form: fields, error messages, autosave and a guard for unsaved changes.
 */
export function EditDialog(props: EditDialogProps) {
  const { title, submitLabel, form, noun, read, versioned, onRestored, onClose } = props;
  const { onSubmit = form.submit, intro, note, beside, translations, secondary, actions } = props;
  const { fields } = form;
  const root = useRef<HTMLDivElement>(null);
  // A form with a rich text fills the window: title and text, and a sidebar with the other fields.
  const fillsWindow = !beside && fields.some(({ kind }) => kind === 'richText');
  const isMainField = ({ kind, name }: FormField<string>) =>
    fillsWindow && (kind === 'richText' || name === 'title');
  /** A title wraps but has no line breaks, so Enter submits the form. */
  const submitWithEnter = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement))
      return;
    if (target.name !== 'title') return;
    event.preventDefault();
    if (!form.busy) onSubmit();
  };
  useFocusFirstError(form.attempt, root);
  const { banners, theirs } = useFormBanners({ form, noun, read });
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      busy={form.busy}
      dirty={form.dirty}
      onSubmit={onSubmit}
      secondary={secondary}
      actions={actions}
      onStop={form.stop}
      onClose={() => {
        if (form.dirty) form.discard();
        onClose();
      }}
      maxWidth={beside ? 'md' : 'sm'}
      fills={fillsWindow}
      banner={banners}
    >
      {intro}
      <Box ref={root} sx={fillsWindow ? SIDEBAR_GRID : { display: 'grid', gap: 2.5 }}>
        {fillsWindow && (
          <Box sx={MAIN_COLUMN} onKeyDown={submitWithEnter}>
            {fields.filter(isMainField).map((field) => (
              <FormFieldControl
                key={field.name}
                field={field.kind === 'text' ? { ...field, rows: 1 } : field}
                form={form}
              />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          {note}
          {theirs}
          {fields
            .filter((field) => !isMainField(field))
            .map((field) =>
              beside ? (
                <SideBySide key={field.name}>
                  {beside(field)}
                  <FormFieldControl field={field} form={form} />
                </SideBySide>
              ) : (
                <FormFieldControl key={field.name} field={field} form={form} />
              ),
            )}
          {!beside && (
            <LazyContentCheck fields={fields} values={form.values} chosen={form.chosen} />
          )}
          {versioned && <LastChangeLine list={versioned.list} item={versioned.item} />}
          {translations}
          {versioned && onRestored && (
            <EarlierVersions
              {...versioned}
              fields={fields}
              dirty={form.dirty}
              disabled={form.busy}
              onRestored={onRestored}
            />
          )}
        </Box>
      </Box>
      <UnsavedChangesGuard active={form.dirty || form.busy} onDiscard={form.discard} />
    </FormDialog>
  );
}

const SIDEBAR_GRID = {
  display: 'grid',
  gap: 3,
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
};

/** The title has the size of a heading. */
const MAIN_COLUMN = {
  display: 'grid',
  gap: 2.5,
  width: '100%',
  minWidth: 0,
  maxWidth: '46rem',
  mx: 'auto',
  '& .MuiInputBase-multiline': { p: 0 },
  '& textarea[name=title]': { typography: 'h3', py: 0.5 },
  '& > :first-of-type fieldset': { borderWidth: '0 0 2px !important', borderRadius: 0 },
};

/** A field and the content beside it; stacked in narrow windows. */
function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        columnGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        '& > :only-child': { gridColumn: '1 / -1' },
        '& + &': { borderTop: 1, borderColor: 'divider', pt: 2.5 },
      }}
    >
      {children}
    </Box>
  );
}
