import { NativeDateField, type DateFieldProps } from '../DateField/NativeDateField';

/**
 * A date with a time of day, typed or picked; its value is the wall time `YYYY-MM-DDTHH:mm`, '' while there is none. It
 * knows no time zone: whoever uses it says which one the wall hangs in.
 */
export function DateTimeField(props: DateFieldProps) {
  return <NativeDateField {...props} withTime />;
}
