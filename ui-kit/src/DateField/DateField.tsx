import { NativeDateField, type DateFieldProps } from './NativeDateField';

export type { DateFieldProps };

/** A calendar date, typed or picked; its value is `YYYY-MM-DD`, '' while there is none. */
export function DateField(props: DateFieldProps) {
  return <NativeDateField {...props} withTime={false} />;
}
