import { useQuery } from '@tanstack/react-query';
import { ownPageLinksQuery } from '@charity-site/api-client';
import type { OwnPage } from '@charity-site/api-client/entities';
import { SelectField } from '@charity-site/ui-kit';
import type { FieldOptions } from '../../../shared/fields/buildFields';
import type { Control } from '../../../shared/fields/fields';

/** Maximum number of own pages in the menu that its readers overlook. */
const MENU_MAX = 8;

const PLACES: { value: OwnPage['showIn']; label: string }[] = [
  { value: 'menu', label: 'Main menu, under ABOUT' },
  { value: 'footer', label: 'Footer' },
  { value: 'both', label: 'Main menu and footer' },
  { value: 'none', label: 'No link: only people with the address find it' },
];

/** The place of a link to a page, in words. */
export const showInLabel = (showIn: string): string =>
  PLACES.find(({ value }) => value === showIn)?.label ?? '';

const isInMenu = (showIn: string): boolean => showIn === 'menu' || showIn === 'both';

function ShowInSelect({ name, label, value, onChange, error }: Control) {
  const { data = [] } = useQuery(ownPageLinksQuery());
  const count = data.filter(({ showIn }) => isInMenu(showIn)).length;
  const showIn = String(value);
  return (
    <SelectField
      {...{ name, label, onChange, error }}
      value={showIn}
      options={PLACES}
      hint={
        count > MENU_MAX && isInMenu(showIn)
          ? `${count} pages of your own are in the menu. More than ${MENU_MAX} are hard to find on a phone.`
          : undefined
      }
    />
  );
}

/** Options of the field for the place of the link. */
export const showInField: FieldOptions = {
  render: (control) => <ShowInSelect {...control} />,
  renderValue: showInLabel,
};
