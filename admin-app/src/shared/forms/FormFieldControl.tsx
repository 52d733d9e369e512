import { inOneLine, withHttps, type AnyEntry } from '@charity-site/api-client/entities';
import { DateField, DateTimeField, Field, SelectField } from '@charity-site/ui-kit';
import { EntriesField } from '../entries/EntriesField';
import { formatLongDay, fromLocalDateTime, toLocalDateTime, zoneHint } from '../site/time';
import { TranslatedEntries } from '../entries/TranslatedEntries';
import { DocumentControl } from './DocumentControl';
import type { FormField } from '../fields/fields';
import { PictureControl } from './PictureControl';
import { RichTextControl } from './RichTextControl';
import type { EditForm } from './useEditForm';

interface FormFieldControlProps {
  field: FormField<string>;
  form: EditForm;
}

/** Renders a form field with the matching ui-kit component. */
export function FormFieldControl({ field, form }: FormFieldControlProps) {
  const { name, label, hint } = field;
  const value = form.values[name];
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const common = { name, label, hint, error: form.validationError(name) };
  const onChange = (next: unknown) => form.set(name, next);
  switch (field.kind) {
    case 'text': {
      const { type, rows, required } = field;
      // Completes the URL to the value that will be stored.
      const whole = type === 'url' ? withHttps(written) : written;
      const onBlur = whole === written ? undefined : () => onChange(whole);
      return (
        <Field
          {...common}
          {...{ type, rows, required, onBlur }}
          autoComplete="off"
          value={written}
          onChange={rows === 1 ? (typed) => onChange(inOneLine(typed)) : onChange}
        />
      );
    }
    case 'order':
      return (
        <Field
          {...common}
          type="number"
          required
          autoComplete="off"
          value={written}
          onChange={onChange}
        />
      );
    case 'richText':
      return <RichTextControl {...common} value={written} onChange={onChange} />;
    case 'date':
      return (
        <DateField
          {...common}
          readBack={formatLongDay(written)}
          required
          value={written}
          onChange={onChange}
        />
      );
    case 'dateTime':
      return (
        <DateTimeField
          {...common}
          hint={written ? zoneHint() : (hint ?? zoneHint())}
          readBack={written && `${formatLongDay(written)}, ${toLocalDateTime(written).slice(-5)}`}
          required={field.required ?? true}
          value={toLocalDateTime(written)}
          onChange={(local) => onChange(fromLocalDateTime(local))}
        />
      );
    case 'select': {
      const { options, emptyOption, required = true } = field;
      return (
        <SelectField
          {...common}
          {...{ options, emptyOption, required, onChange }}
          value={written}
        />
      );
    }
    case 'picture':
      return <PictureControl field={field} form={form} />;
    case 'document':
      return <DocumentControl field={field} form={form} />;
    case 'entries': {
      const { shape, entriesOptions = {}, translated } = field;
      const entries = { shape, value: value as AnyEntry[], onChange };
      const errorAt = (path: string) => form.validationError(`${name}${path}`);
      return (
        <div data-field={name}>
          {translated ? (
            <TranslatedEntries {...common} {...entries} {...translated} />
          ) : (
            <EntriesField
              {...common}
              {...entries}
              entriesOptions={entriesOptions}
              errorAt={errorAt}
              isNamed={field.section === label}
            />
          )}
        </div>
      );
    }
    case 'custom':
      return (
        <div data-field={name}>
          {field.render({
            ...common,
            value,
            onChange,
            values: form.values,
            isNamed: field.section === label,
          })}
        </div>
      );
  }
}
