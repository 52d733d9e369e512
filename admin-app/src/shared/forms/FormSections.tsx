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
const stateOf = (fields: readonly FormField<string>[], form: EditForm): string => {
  const wrong = fields.filter(({ name }) => form.isWrong(name)).length;
  if (wrong > 0)
    return wrong === 1 ? 'One field needs correcting.' : `${wrong} fields need correcting.`;
  const parts = fields.map((field) => {
    const value = form.values[field.name] ?? '';
    if (field.kind !== 'entries') return String(value).trim();
    // A closed row shows the first part of each entry.
    return (value as AnyEntry[]).map((entry) => Object.values(entry)[0]).join(', ');
  });
  return parts.filter(Boolean).join(' · ') || 'Empty';
};

/** The fields of a form. Those of a section are in a row, of which one is open at a time. */
export function FormSections({ fields, form }: FormSectionsProps) {
  const id = useId();
  return fields.map((field, at) => {
    const { section } = field;
    if (section === undefined)
      return <FormFieldControl key={field.name} field={field} form={form} />;
    if (fields[at - 1]?.section === section) return null;
    const own = fields.filter((other) => other.section === section);
    return (
      <Disclosure key={section} oneOf={id} summary={section} state={stateOf(own, form)}>
        <Box sx={{ display: 'grid', gap: 2.5, pb: 2.5 }}>
          {own.map((one) => (
            <FormFieldControl key={one.name} field={one} form={form} />
          ))}
        </Box>
      </Disclosure>
    );
  });
}
