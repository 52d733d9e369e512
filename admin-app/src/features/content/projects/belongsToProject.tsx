import { useQuery } from '@tanstack/react-query';
import { projectTitlesQuery } from '@charity-site/api-client';
import { SelectField } from '@charity-site/ui-kit';
import type { Control } from '../../../shared/fields/fields';
import type { FieldOptions } from '../../../shared/fields/buildFields';

interface ProjectSelectProps extends Pick<Control, 'name' | 'label' | 'onChange' | 'error'> {
  /** Id of the project; '' for none. */
  value: string;
}

function ProjectSelect(props: ProjectSelectProps) {
  const { data, isPending } = useQuery(projectTitlesQuery());
  const options = (data ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const { value } = props;
  // The selected project may be deleted or a draft.
  const hidden = { value, label: isPending ? 'Loading…' : 'A project that visitors cannot see' };
  return (
    <SelectField
      {...props}
      hint="Optional. Each page links to the other."
      emptyOption="No project"
      options={
        value && !options.some((option) => option.value === value) ? [hidden, ...options] : options
      }
    />
  );
}

function ProjectTitle({ value }: { value: string }) {
  const { data } = useQuery(projectTitlesQuery());
  if (!value) return 'No project';
  return data?.find(({ _id }) => _id === value)?.title ?? 'A project that visitors cannot see';
}

/** Options of the field for an item's project, stored as its id. */
export const belongsToProject: FieldOptions = {
  render: ({ name, label, value, onChange, error }) => (
    <ProjectSelect {...{ name, label, onChange, error }} value={String(value ?? '')} />
  ),
  renderValue: (value) => <ProjectTitle value={value} />,
};
