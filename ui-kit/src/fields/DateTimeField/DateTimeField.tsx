import { NativeDateField, type DateFieldProps } from '../DateField/NativeDateField';

/**
 * A date with a time, typed or picked. The value is the local time `YYYY-MM-DDTHH:mm`, or '' when
 * empty. It has no time zone; the caller decides which zone it means.
 */
export function DateTimeField(props: DateFieldProps) {
  return <NativeDateField {...props} withTime />;
}
