import type { Role } from '@charity-site/api-client/entities';
import { useNavigate } from 'react-router-dom';
import { AREAS, areaHref, isAllowedFor } from '../adminAreas';
import { ADD } from './useItemParams';

/** Actions that open the form of a new item, in the order of the sidebar. */
export function useAddActions(role: Role | undefined): { label: string; onSelect: () => void }[] {
  const navigate = useNavigate();
  return AREAS.filter((area) => isAllowedFor(area, role)).flatMap((area) =>
    area.addLabel
      ? [{ label: area.addLabel, onSelect: () => void navigate(areaHref(area), { state: ADD }) }]
      : [],
  );
}
