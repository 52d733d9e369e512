import { useQuery } from '@tanstack/react-query';
import { projectTitlesQuery } from '@charity-site/api-client';
import { SelectField } from '@charity-site/ui-kit';
import type { FormField } from '../forms/fields';

interface ProjectSelectProps {
  /** Id of the project; '' for none. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function ProjectSelect(props: ProjectSelectProps) {
  const { data, isPending } = useQuery(projectTitlesQuery());
  const options = (data ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const { value } = props;
  // The project of the item can be deleted or a draft.
  const hidden = { value, label: isPending ? 'Loading…' : 'A project that visitors cannot see' };
  return (
    <SelectField
      {...props}
      name="project"
      label="Belongs to Project"
      hint="Optional. The page of each leads to the other."
      emptyOption="No project"
      options={value && !options.some((option) => option.value === value) ? [hidden, ...options] : options}
    />
  );
}

function ProjectTitle({ value }: { value: string }) {
  const { data } = useQuery(projectTitlesQuery());
  if (!value) return 'No project';
  return data?.find(({ _id }) => _id === value)?.title ?? 'A project that visitors cannot see';
}

/** The project to which an item belongs, stored as its id. */
export const belongsToProject: FormField<'project'> = {
  kind: 'own',
  name: 'project',
  label: 'Belongs to Project',
  render: ({ value, onChange, error }) => <ProjectSelect value={String(value ?? '')} {...{ onChange, error }} />,
  shown: (value) => <ProjectTitle value={value} />,
};
