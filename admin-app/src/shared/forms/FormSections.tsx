import Box from '@mui/material/Box';
import type { AnyEntry } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Disclosure } from '../layout/Disclosure';
import { FormFieldControl } from './FormFieldControl';
import type { FormField } from '../fields/fields';
import type { EditForm } from './useEditForm';

interface FormSectionsProps {
  fields: readonly FormField<string>[];
  form: EditForm;
}

/** Content of a row's fields, in one line. */
const sectionSummary = (fields: readonly FormField<string>[], form: EditForm): string => {
  const invalidCount = fields.filter(({ name }) => form.hasError(name)).length;
  if (invalidCount > 0)
    return invalidCount === 1
      ? 'One field needs correcting.'
      : `${invalidCount} fields need correcting.`;
  const parts = fields.map((field) => {
    const value = form.values[field.name] ?? '';
    if (field.kind !== 'entries') return String(value).trim();
    // The first part of an entry is its title.
    return (value as AnyEntry[]).map((entry) => Object.values(entry)[0]).join(', ');
  });
  return parts.filter(Boolean).join(' · ') || 'Empty';
};

/** The fields of a form. Fields of a section are in a collapsible row; only one row is open. */
export function FormSections({ fields, form }: FormSectionsProps) {
  const id = useId();
  return fields.map((field, at) => {
    const { section } = field;
    if (section === undefined)
      return <FormFieldControl key={field.name} field={field} form={form} />;
    if (fields[at - 1]?.section === section) return null;
    const inSection = fields.filter((other) => other.section === section);
    return (
      <Disclosure
        key={section}
        group={id}
        summary={section}
        detail={sectionSummary(inSection, form)}
      >
        <Box sx={{ display: 'grid', gap: 2.5, pb: 2.5 }}>
          {inSection.map((one) => (
            <FormFieldControl key={one.name} field={one} form={form} />
          ))}
        </Box>
      </Disclosure>
    );
  });
}
