import { NativeDateField, type DateFieldProps } from './NativeDateField';

export type { DateFieldProps };

/** A calendar date, typed or picked. The value is `YYYY-MM-DD`, or '' when empty. */
export function DateField(props: DateFieldProps) {
  return <NativeDateField {...props} withTime={false} />;
}
