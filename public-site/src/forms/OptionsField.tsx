import { t } from '@charity-site/api-client/http';
import type { VisitorFormField } from '@charity-site/api-client/entities';
import { SelectField } from '@charity-site/ui-kit';
import { FormField } from './FormField';
import { useFormField } from './formState';

/** A field of a form, as a list to choose from if it has options. */
export function OptionsField({ options, ...field }: VisitorFormField) {
  const { value, setValue } = useFormField(field.name);
  if (!options) return <FormField {...field} />;
  return (
    <SelectField
      name={field.name}
      label={t(field.label)}
      options={options.map((option) =>
        typeof option === 'string' ? option : { ...option, label: t(option.label) },
      )}
      value={value}
      onChange={setValue}
    />
  );
}
