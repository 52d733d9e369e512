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
import { useFormBanners, type FormBannersUse } from './useFormBanners';

interface DraftDialogProps extends FormBannersUse {
  title: string;
  submitLabel: string;
  /** The stored item, whose earlier versions can be shown; left out while it is new. */
  versioned?: VersionedItem;
  /** Called after an earlier version was restored, with a text that says so. */
  onRestored?: (text: string) => void;
  onClose: () => void;
  /** Saves in the way of the submit button; the form's own submit by default. */
  onSubmit?: () => void;
  /** Introduction above the fields. */
  note?: ReactNode;
  /**
   * Content beside each field, such as the words that it translates. The dialog is then wide. It
   * gives no advice, which is for English.
   */
  beside?: (field: FormField<string>) => ReactNode;
  /** Link to the translations of the stored record. */
  translations?: ReactNode;
  /** A second way to save, beside the submit button. */
  secondary?: FormDialogProps['secondary'];
  /** Further actions at the foot of the dialog. */
  actions?: ReactNode;
}

/** The modal of an add or edit form: fields, error messages, and protection of unsaved text. */
export function EditDialog(props: DraftDialogProps) {
  const { title, submitLabel, form, thing, read, versioned, onRestored, onClose } = props;
  const { onSubmit = form.submit, note, beside, translations, secondary, actions } = props;
  const { fields } = form;
  const place = useRef<HTMLDivElement>(null);
  // A form with a long text fills the window: title and text, and the rest in a rail beside them.
  const fills = !beside && fields.some(({ kind }) => kind === 'richText');
  const isWritten = ({ kind, name }: FormField<string>) =>
    fills && (kind === 'richText' || name === 'title');
  /** A title wraps and still is one line, so that Enter sends the form. */
  const sendWithEnter = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement))
      return;
    if (target.name !== 'title') return;
    event.preventDefault();
    if (!form.busy) onSubmit();
  };
  useFocusFirstError(form.attempt, place);
  const { banners, theirs } = useFormBanners({ form, thing, read });
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
        if (form.dirty) form.forget();
        onClose();
      }}
      maxWidth={beside ? 'md' : 'sm'}
      fills={fills}
      banner={banners}
    >
      <Box ref={place} sx={fills ? WITH_RAIL : { display: 'grid', gap: 2.5 }}>
        {fills && (
          <Box sx={WRITTEN} onKeyDown={sendWithEnter}>
            {fields.filter(isWritten).map((field) => (
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
            .filter((field) => !isWritten(field))
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
      <UnsavedChangesGuard active={form.dirty || form.busy} onDiscard={form.forget} />
    </FormDialog>
  );
}

const WITH_RAIL = {
  display: 'grid',
  gap: 3,
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
};

/** The title is written as large as it is read. */
const WRITTEN = {
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

/**
 * A field with what is shown beside it; below each other in narrow windows, and where there is
 * nothing beside it.
 */
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
